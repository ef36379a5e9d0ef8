import { validateBlock } from '../../content-model/validate-block.ts';
import { partIds } from '../../content-model/part-ids.ts';
import { shownFields } from '../../content-model/shown-fields.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { FieldRenderers } from '../../field-plugins/sdk/contract/render.ts';
import { fillText, findText } from '../../field-plugins/sdk/contract/texts.ts';
import { srcsetOf, pictureSizes } from '../../shared/picture-sizes.ts';
import { drawAround, drawBlock, drawPlaceholder } from '../../site/draw.ts';
import type { DrawEnv } from '../../site/env.ts';
import type { SiteFrame } from '../../site/site-document.ts';
import type {
  DrawJob,
  DrawnBlock,
  DrawnModel,
  FromDrawer,
  Scene,
  ToDrawer,
  KnownTargets,
  MissingTargets,
} from './drawing-messages.ts';
import { textFields, typedFields, typedTexts } from './typed-fields.ts';
import type { ReferenceLookup } from '../../field-plugins/sdk/contract/field.ts';

interface DrawerOptions {
  readonly registry: FieldRegistry;
  readonly renderers: FieldRenderers;
  answer(message: FromDrawer): void;
}

/** Draws on request: the code of the worker. Returns the function that takes messages. */
export function createDrawer({ registry, renderers, answer }: DrawerOptions): (message: ToDrawer) => void {
  const targets = createTargets();
  const models = new Map<number, DrawnModel>();
  let current: Scene | undefined;

  function draw(job: DrawJob, env: DrawEnv, scene: Scene): DrawnBlock {
    const model = job.model === null || job.isStuck ? undefined : models.get(job.model);
    if (model === undefined) return broken(job, env, scene);
    try {
      return drawWith(model, job, env, scene);
    } catch {
      return broken(job, env, scene);
    }
  }

  function broken({ key, name }: DrawJob, env: DrawEnv, { output }: Scene): DrawnBlock {
    const isShown = env.audience === 'preview' && output === 'html';
    const html = isShown ? drawPlaceholder({ id: key, type: name, type_slug: '' }, env, 'broken') : '';
    return { key, html, typing: {}, missing: { pictures: [], pages: [] } };
  }

  function drawWith(model: DrawnModel, job: DrawJob, env: DrawEnv, { output, path }: Scene): DrawnBlock {
    const { key, data, isFirst } = job;
    const validated = validateBlock(model, data, registry);
    const delivered = validated.deliver(targets);
    const missing = targets.takeMissing();
    const fields = shownFields(model, registry);
    const texts = typedTexts(validated, renderers);
    if (output === 'data') return { key, html: '', typing: textFields(texts), data: delivered, missing };
    const named = { id: key, type: job.name, type_slug: model.slug };
    const block = { ...named, data: delivered, fields, ...(env.marks && { ids: partIds(validated) }) };
    const html = drawBlock(block, env, { isFirst, ...(path !== undefined && { path }) });
    return { key, html, typing: env.marks ? typedFields(texts, html) : {}, missing };
  }

  function around(frame: SiteFrame, without: readonly string[], { path = '/' }: Scene, env: DrawEnv): void {
    const drawn = drawAround({ frame, path }, env, (component) => {
      if (without.includes(component.id)) return '';
      answer({ type: 'at', component: component.id });
      return drawBlock(component, env, { path });
    });
    answer({ type: 'around', ...drawn });
  }

  return (message) => {
    if (message.type === 'scene') {
      current = message.scene;
      answer({ type: 'ready' });
    } else if (message.type === 'known') targets.tell(message.known);
    else if (message.type === 'model') models.set(message.n, message.model);
    else if (current === undefined) throw new Error('Nothing can be drawn before the scene is set.');
    else if (message.type === 'draw') {
      const env = envOf(current, renderers);
      for (const job of message.jobs) answer({ type: 'drawn', n: job.n, block: draw(job, env, current) });
    } else {
      // Components are edited elsewhere: they have no marks, and are left out if they are blank.
      const env = { ...envOf(current, renderers), marks: false, audience: 'site' } as const;
      around(message.frame, message.without, current, env);
    }
  };
}

function envOf({ language, words, marks, audience }: Scene, renderers: FieldRenderers): DrawEnv {
  return {
    language,
    words(key, params = {}) {
      const text = findText(words, key);
      return text === undefined ? key : fillText(text, params, language);
    },
    // Links in a preview have no effect.
    href: (url) => url,
    inquiries: undefined,
    srcset: (picture) => (picture.url.startsWith('/media/') ? srcsetOf(picture) : undefined),
    marks,
    audience,
    renderers,
  };
}

/** Looks up known pictures and pages, and records the unknown ids. */
interface Targets extends ReferenceLookup {
  tell(known: KnownTargets): void;
  /** The unknown ids requested since the last call. */
  takeMissing(): MissingTargets;
}

function createTargets(): Targets {
  const pictures = new Map<string, KnownTargets['pictures'][number]>();
  const pages = new Map<string, KnownTargets['pages'][number]>();
  let missing = { pictures: new Set<string>(), pages: new Set<string>() };
  return {
    tell(known) {
      for (const picture of known.pictures) pictures.set(picture.id, picture);
      for (const page of known.pages) pages.set(page.id, page);
    },
    takeMissing() {
      const taken = { pictures: [...missing.pictures], pages: [...missing.pages] };
      missing = { pictures: new Set(), pages: new Set() };
      return taken;
    },
    media(id) {
      const picture = pictures.get(id);
      if (picture === undefined) missing.pictures.add(id);
      return picture && { ...picture, file: '', sizes: pictureSizes(picture) };
    },
    page(id) {
      const page = pages.get(id);
      if (page === undefined) missing.pages.add(id);
      return page && { ...page, url: page.url_path };
    },
  };
}
