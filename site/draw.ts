import { drawBlock, drawPlaceholder } from './draw-block.tsx';
import { drawAround, renderDocument } from './document/document.tsx';
import { drawMessage } from './document/message.tsx';
import type { DrawEnv } from './env.ts';
import type { SiteBlock } from './site-block.ts';
import type { SiteDocument, SiteFrame } from './site-document.ts';

export { drawAround, drawBlock, drawPlaceholder };

const formId = ' id="inquiry"';

/** The blocks of a page, one after the other. */
export function drawMain(blocks: readonly SiteBlock[], env: DrawEnv, path?: string): string {
  const html = blocks
    .map((block, index) =>
      drawBlock(block, env, { isFirst: index === 0, ...(path !== undefined && { path }) }),
    )
    .join('');
  // Only the first form of a page has the id. Text cannot contain it: quotes in text are escaped.
  const first = html.indexOf(formId);
  return html.replaceAll(formId, (found, at) => (at === first ? found : ''));
}

/** A whole page as HTML, from the doctype on. */
export function drawDocument(page: SiteDocument, env: DrawEnv): string {
  return renderDocument({ page, env, main: drawMain(page.blocks, env, page.path) });
}

/** The whole page for an address that the site does not have. `styles` are those of its other pages. */
export function drawNotFound(frame: SiteFrame, env: DrawEnv, styles: readonly string[] = []): string {
  const { words } = env;
  const message = {
    title: words('not_found.title'),
    text: words('not_found.text'),
    home: words('not_found.home'),
  };
  const head = { title: `${message.title} · ${frame.title}`, description: '', styles, noindex: true };
  // No path: no link of the navigation leads here.
  return renderDocument({
    page: { frame, head, path: '', blocks: [] },
    env,
    main: drawMessage(message, env),
  });
}
