import type { Messages } from '../../field-plugins/sdk/contract/texts.ts';
import type { ShownPage, ToolbarMessages } from '../../preview/messages.ts';
import { directionOf } from '../../shared/direction.ts';
import { intlTag } from '../../shared/intl.ts';
import type { PagePreview, PreviewTargets } from '../../shared/wire/preview.ts';
import { createRendering } from '../rendering/create-rendering.ts';
import type { Editor } from '../editor/store/create-editor.ts';
import { followEditor } from './follow-editor.ts';
import { findTargets } from '../api/preview.ts';
import type { MissingTargets } from '../rendering/rendering-messages.ts';

interface SessionOptions {
  readonly editor: Editor;
  readonly workspace: string;
  readonly data: PagePreview & { readonly messages: Messages };
  /** Undefined for a page without actions. */
  readonly messages?: ToolbarMessages;
  /** Whether the workspace's own site shows the page, from the data it is sent. */
  readonly isOutside?: boolean;
  readonly marks?: boolean;
  nameOf(modelId: string): string;
  failed(): void;
}

export type Session = ReturnType<typeof startSession>;

export function startSession(options: SessionOptions) {
  const { editor, workspace, data, messages, isOutside = false, marks = true, nameOf, failed } = options;
  const { path, site, targets } = data;
  const { language, frame } = site;
  // An external site has its own parts around the blocks.
  let around: Pick<ShownPage, 'before' | 'after'> | undefined = isOutside
    ? { before: '', after: '' }
    : undefined;
  let scheme: ShownPage['scheme'] = 'light';
  const resolver = resolveTargets({
    workspace,
    found(known, keys) {
      addTargets(known);
      following.renderAgain(keys);
    },
  });
  const rendering = createRendering({
    scene: {
      ...{ language, messages: data.messages, marks, audience: 'preview', path },
      output: isOutside ? 'data' : 'html',
    },
    rendered(block) {
      following.rendered(block);
      resolver.want(block.key, block.missing);
    },
    around(html) {
      around = html;
      show();
    },
    failed,
  });
  const following = followEditor({ editor, nameOf, words: messages, ...rendering });
  addTargets(targets);
  if (isOutside) show();
  else rendering.renderAround(frame);

  /** On an external site the addresses of images need our origin. */
  function addTargets({ images, pages }: PagePreview['targets']): void {
    const whole = images.map((one) => ({ ...one, url: new URL(one.url, location.origin).href }));
    rendering.addTargets({ images: isOutside ? whole : images, pages });
  }

  function show(): void {
    if (around === undefined) return;
    following.setPage({
      ...{ direction: directionOf(language), scheme, styles: site.styles },
      language: intlTag(language),
      rootClass: `s-site s-${frame.kind.toLowerCase()}`,
      before: around.before,
      after: around.after,
    });
  }

  return {
    following,
    setScheme(next: ShownPage['scheme']): void {
      if (next === scheme) return;
      scheme = next;
      show();
    },
    end(): void {
      following.end();
      resolver.end();
      rendering.end();
    },
  };
}

interface ResolveOptions {
  readonly workspace: string;
  found(known: PreviewTargets, keys: readonly string[]): void;
}

/** Waits a moment for others, in milliseconds: a block often refers to several. */
const pause = 50;

/** Each id is looked up once: a missing one was deleted. After a call that failed, a block may ask again. */
function resolveTargets({ workspace, found }: ResolveOptions) {
  const asked = new Set<string>();
  let next = emptyWish();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function ask(): Promise<void> {
    timer = undefined;
    const { keys, images, pages } = next;
    next = emptyWish();
    try {
      const known = await findTargets(workspace, { images: [...images], pages: [...pages] });
      if (!isOver) found(known, [...keys]);
    } catch {
      for (const id of [...images, ...pages]) asked.delete(id);
    }
  }

  return {
    want(key: string, missing: MissingTargets): void {
      for (const kind of ['images', 'pages'] as const) {
        for (const id of missing[kind]) {
          if (asked.has(id)) continue;
          asked.add(id);
          next[kind].add(id);
          next.keys.add(key);
          timer ??= setTimeout(() => void ask(), pause);
        }
      }
    },
    end(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

function emptyWish() {
  return { keys: new Set<string>(), images: new Set<string>(), pages: new Set<string>() };
}
