import { renderBlock, renderPlaceholder } from './render-block.tsx';
import { renderAround, documentHtml, rootOf } from './document/document.tsx';
import { renderForm, renderMessage } from './document/message.tsx';
import type { SiteRenderEnv } from './env.ts';
import type { SiteBlock } from './site-block.ts';
import type { SiteDocument, SiteFrame, SiteHead, SiteParts } from './site-document.ts';

export { renderAround, renderBlock, renderPlaceholder };

const formId = ' id="inquiry"';

export function renderMain(blocks: readonly SiteBlock[], env: SiteRenderEnv, path?: string): string {
  const html = renderEach(blocks, env, path).join('');
  // Only the first form of a page keeps the id. No text can look like it, because quotes in text are escaped.
  const first = html.indexOf(formId);
  return html.replaceAll(formId, (found, at) => (at === first ? found : ''));
}

function renderEach(blocks: readonly SiteBlock[], env: SiteRenderEnv, path?: string): readonly string[] {
  return blocks.map((block, index) =>
    renderBlock(block, env, { isFirst: index === 0, ...(path !== undefined && { path }) }),
  );
}

export function renderParts(
  { frame, path, blocks }: Pick<SiteDocument, 'frame' | 'path' | 'blocks'>,
  env: SiteRenderEnv,
): SiteParts {
  const rendered = renderEach(blocks, env, path);
  return {
    ...rootOf(frame, env),
    ...renderAround({ frame, path }, env),
    blocks: blocks.map(({ id, type }, index) => ({ id, type, html: rendered[index] ?? '' })),
  };
}

export function renderPage(page: SiteDocument, env: SiteRenderEnv): string {
  return documentHtml({ page, env, main: renderMain(page.blocks, env, page.path) });
}

type Look = Pick<SiteHead, 'styles' | 'icon'>;

export function renderNotFound(frame: SiteFrame, env: SiteRenderEnv, look: Look = { styles: [] }): string {
  const { translate } = env;
  const title = translate('not_found.title');
  const main = renderMessage(
    { title, text: translate('not_found.text'), home: translate('not_found.home') },
    env,
  );
  return renderOwnPage(title, main, { frame, env, look });
}

/**
 * Renders the page for an invalid or expired preview link. `refused` is the sentence that explains why a page cannot be shown
 * this time.
 */
export function renderNoPreview(
  frame: SiteFrame,
  env: SiteRenderEnv,
  styles: readonly string[] = [],
  rejection?: string,
): string {
  const { translate } = env;
  const message =
    rejection === undefined
      ? { title: translate('no_preview.title'), text: translate('no_preview.text') }
      : { title: translate('refused.title'), text: rejection };
  return renderOwnPage(message.title, renderMessage(message, env), { frame, env, look: { styles } });
}

/**
 * Renders the page that explains why a message cannot be sent now, with the form and the typed text. Reads nothing of the
 * original page.
 */
export function renderFormAlone(frame: SiteFrame, env: SiteRenderEnv, look: Look = { styles: [] }): string {
  return renderOwnPage(env.translate('form.label'), renderForm(env), { frame, env, look });
}

function renderOwnPage(
  title: string,
  main: string,
  { frame, env, look }: { frame: SiteFrame; env: SiteRenderEnv; look: Look },
): string {
  const head = { title: `${title} · ${frame.title}`, description: '', ...look, noindex: true };
  // No path: no link of the navigation leads here.
  return documentHtml({ page: { frame, head, path: '', blocks: [] }, env, main });
}
