import { validateBlock } from '../../content-model/validate-block.ts';
import { partIds } from '../../content-model/part-ids.ts';
import { shownFields } from '../../content-model/shown-fields.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { FieldRenderers } from '../../field-plugins/sdk/contract/render.ts';
import { fillText, findText } from '../../field-plugins/sdk/contract/texts.ts';
import { srcsetOf, imageSizes } from '../../shared/image-sizes.ts';
import { renderAround, renderBlock, renderPlaceholder } from '../../site/render.ts';
import type { SiteRenderEnv } from '../../site/env.ts';
import type { SiteFrame } from '../../site/site-document.ts';
import type {
  RenderJob,
  RenderedBlock,
  RenderedModel,
  FromRenderer,
  Scene,
  ToRenderer,
  KnownTargets,
  MissingTargets,
} from './rendering-messages.ts';
import { textFields, typedFields, typedTexts } from './typed-fields.ts';
import type { ReferenceLookup } from '../../field-plugins/sdk/contract/field.ts';

interface DrawerOptions {
  readonly registry: FieldRegistry;
  readonly renderers: FieldRenderers;
  answer(message: FromRenderer): void;
}

/** Renders on request: the code of the worker. Returns the function that takes messages. */
export function createRenderer({
  registry,
  renderers,
  answer,
}: DrawerOptions): (message: ToRenderer) => void {
  const targets = createTargets();
  const models = new Map<number, RenderedModel>();
  let current: Scene | undefined;

  function renderJob(job: RenderJob, env: SiteRenderEnv, scene: Scene): RenderedBlock {
    const model = job.model === null || job.isStuck ? undefined : models.get(job.model);
    if (model === undefined) return broken(job, env, scene);
    try {
      return renderWith(model, job, env, scene);
    } catch {
      return broken(job, env, scene);
    }
  }

  function broken({ key, name }: RenderJob, env: SiteRenderEnv, { output }: Scene): RenderedBlock {
    const isShown = env.audience === 'preview' && output === 'html';
    const html = isShown ? renderPlaceholder({ id: key, type: name, type_slug: '' }, env, 'broken') : '';
    return { key, html, typing: {}, missing: { images: [], pages: [] } };
  }

  function renderWith(
    model: RenderedModel,
    job: RenderJob,
    env: SiteRenderEnv,
    { output, path }: Scene,
  ): RenderedBlock {
    const { key, data, isFirst } = job;
    const validated = validateBlock(model, data, registry);
    const delivered = validated.deliver(targets);
    const missing = targets.takeMissing();
    const fields = shownFields(model, registry);
    const texts = typedTexts(validated, renderers);
    if (output === 'data') return { key, html: '', typing: textFields(texts), data: delivered, missing };
    const named = { id: key, type: job.name, type_slug: model.slug };
    const block = { ...named, data: delivered, fields, ...(env.marks && { ids: partIds(validated) }) };
    const html = renderBlock(block, env, { isFirst, ...(path !== undefined && { path }) });
    return { key, html, typing: env.marks ? typedFields(texts, html) : {}, missing };
  }

  function around(
    frame: SiteFrame,
    without: readonly string[],
    { path = '/' }: Scene,
    env: SiteRenderEnv,
  ): void {
    const rendered = renderAround({ frame, path }, env, (component) => {
      if (without.includes(component.id)) return '';
      answer({ type: 'at', component: component.id });
      return renderBlock(component, env, { path });
    });
    answer({ type: 'around', ...rendered });
  }

  return (message) => {
    if (message.type === 'scene') {
      current = message.scene;
      answer({ type: 'ready' });
    } else if (message.type === 'known') targets.add(message.known);
    else if (message.type === 'model') models.set(message.n, message.model);
    else if (current === undefined) throw new Error('Nothing can be rendered before the scene is set.');
    else if (message.type === 'render') {
      const env = envOf(current, renderers);
      for (const job of message.jobs)
        answer({ type: 'rendered', n: job.n, block: renderJob(job, env, current) });
    } else {
      // Components are edited elsewhere, so they have no marks and are left out if they are blank.
      const env = { ...envOf(current, renderers), marks: false, audience: 'site' } as const;
      around(message.frame, message.without, current, env);
    }
  };
}

function envOf(
  { language, messages: words, marks, audience }: Scene,
  renderers: FieldRenderers,
): SiteRenderEnv {
  return {
    language,
    translate(key, params = {}) {
      const text = findText(words, key);
      return text === undefined ? key : fillText(text, params, language);
    },
    // Links in a preview have no effect.
    href: (url) => url,
    inquiries: undefined,
    srcset: (image) => (image.url.startsWith('/media/') ? srcsetOf(image) : undefined),
    marks,
    audience,
    renderers,
  };
}

interface Targets extends ReferenceLookup {
  add(known: KnownTargets): void;
  /** The unknown ids requested since the last call. */
  takeMissing(): MissingTargets;
}

function createTargets(): Targets {
  const images = new Map<string, KnownTargets['images'][number]>();
  const pages = new Map<string, KnownTargets['pages'][number]>();
  let missing = { images: new Set<string>(), pages: new Set<string>() };
  return {
    add(known) {
      for (const image of known.images) images.set(image.id, image);
      for (const page of known.pages) pages.set(page.id, page);
    },
    takeMissing() {
      const taken = { images: [...missing.images], pages: [...missing.pages] };
      missing = { images: new Set(), pages: new Set() };
      return taken;
    },
    media(id) {
      const image = images.get(id);
      if (image === undefined) missing.images.add(id);
      return image && { ...image, file: '', sizes: imageSizes(image) };
    },
    page(id) {
      const page = pages.get(id);
      if (page === undefined) missing.pages.add(id);
      return page && { ...page, url: page.url_path };
    },
  };
}
