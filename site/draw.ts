import { drawBlock, drawPlaceholder } from './draw-block.tsx';
import { drawAround, renderDocument, rootOf } from './document/document.tsx';
import { drawForm } from './document/form.tsx';
import { drawMessage, type Message } from './document/message.tsx';
import type { DrawEnv } from './env.ts';
import type { SiteBlock } from './site-block.ts';
import type { SiteDocument, SiteFrame, SiteHead, SiteParts } from './site-document.ts';

export { drawAround, drawBlock, drawPlaceholder };

const formId = ' id="inquiry"';

/** The blocks of a page, one after the other. */
export function drawMain(blocks: readonly SiteBlock[], env: DrawEnv, path?: string): string {
  const html = drawEach(blocks, env, path).join('');
  // Only the first form of a page has the id. Text cannot contain it: quotes in text are escaped.
  const first = html.indexOf(formId);
  return html.replaceAll(formId, (found, at) => (at === first ? found : ''));
}

function drawEach(blocks: readonly SiteBlock[], env: DrawEnv, path?: string): readonly string[] {
  return blocks.map((block, index) =>
    drawBlock(block, env, { isFirst: index === 0, ...(path !== undefined && { path }) }),
  );
}

/** Renders a page in parts. */
export function drawParts(
  { frame, path, blocks }: Pick<SiteDocument, 'frame' | 'path' | 'blocks'>,
  env: DrawEnv,
): SiteParts {
  const drawn = drawEach(blocks, env, path);
  return {
    ...rootOf(frame, env),
    ...drawAround({ frame, path }, env),
    blocks: blocks.map(({ id, type }, index) => ({ id, type, html: drawn[index] ?? '' })),
  };
}

/** Renders a whole page as HTML, including the doctype. */
export function drawDocument(page: SiteDocument, env: DrawEnv): string {
  return renderDocument({ page, env, main: drawMain(page.blocks, env, page.path) });
}

/** The style sheets and the icon of a site. */
type Look = Pick<SiteHead, 'styles' | 'icon'>;

/** Renders the page for an unknown address of the site, in the site's own look. */
export function drawNotFound(frame: SiteFrame, env: DrawEnv, look: Look = { styles: [] }): string {
  const { words } = env;
  const message = {
    title: words('not_found.title'),
    text: words('not_found.text'),
    home: words('not_found.home'),
  };
  return drawMessagePage(message, { frame, env, look });
}

/**
 * Renders the page for an invalid or expired preview link. `refused` is the sentence that explains why a page cannot be shown
 * this time.
 */
export function drawNoPreview(
  frame: SiteFrame,
  env: DrawEnv,
  styles: readonly string[] = [],
  refused?: string,
): string {
  const { words } = env;
  const message =
    refused === undefined
      ? { title: words('no_preview.title'), text: words('no_preview.text') }
      : { title: words('refused.title'), text: refused };
  return drawMessagePage(message, { frame, env, look: { styles } });
}

/**
 * Renders the page that explains why a message cannot be sent now, with the form and the typed text. Reads nothing of the
 * original page.
 */
export function drawFormAlone(frame: SiteFrame, env: DrawEnv, look: Look = { styles: [] }): string {
  const head = {
    title: `${env.words('form.label')} · ${frame.title}`,
    description: '',
    ...look,
    noindex: true,
  };
  return renderDocument({ page: { frame, head, path: '', blocks: [] }, env, main: drawForm(env) });
}

function drawMessagePage(
  message: Message,
  { frame, env, look }: { frame: SiteFrame; env: DrawEnv; look: Look },
): string {
  const head = { title: `${message.title} · ${frame.title}`, description: '', ...look, noindex: true };
  // No path: no link of the navigation leads here.
  return renderDocument({
    page: { frame, head, path: '', blocks: [] },
    env,
    main: drawMessage(message, env),
  });
}
