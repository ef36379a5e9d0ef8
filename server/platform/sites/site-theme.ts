import type { FieldRenderers } from '../../../field-plugins/sdk/contract/render.ts';
import type { SiteRenderEnv } from '../../../site/env.ts';
import type { SiteDocument, SiteFrame, SiteHead, SiteParts } from '../../../site/site-document.ts';
import type { PreparedAnswer } from '../prepared-answer.ts';

/** The server's interface to the theme. */
export interface SiteTheme {
  renderPage(page: SiteDocument, env: SiteRenderEnv): string;
  renderParts(page: Pick<SiteDocument, 'frame' | 'path' | 'blocks'>, env: SiteRenderEnv): SiteParts;
  renderNotFound(frame: SiteFrame, env: SiteRenderEnv, look: Pick<SiteHead, 'styles' | 'icon'>): string;
  /** Renders a whole page with a form that is shown again without its original page. */
  renderFormAlone(frame: SiteFrame, env: SiteRenderEnv, look: Pick<SiteHead, 'styles' | 'icon'>): string;
  /** Like `renderNotFound`, for a preview link that is invalid, or rejected with the sentence `rejected`. */
  renderNoPreview(frame: SiteFrame, env: SiteRenderEnv, styles: readonly string[], rejected?: string): string;
  readonly renderers: FieldRenderers;
  /** Its stylesheets by file name, which changes with the content. */
  readonly styles: ReadonlyMap<string, PreparedAnswer>;
}
