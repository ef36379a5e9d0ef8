import type { FieldRenderers } from '../../../field-plugins/sdk/contract/render.ts';
import type { DrawEnv } from '../../../site/env.ts';
import type { SiteDocument, SiteFrame, SiteHead, SiteParts } from '../../../site/site-document.ts';
import type { PreparedAnswer } from '../prepared-answer.ts';

/** The server's interface to the theme. */
export interface SiteTheme {
  /** Renders a whole page as HTML. */
  drawDocument(page: SiteDocument, env: DrawEnv): string;
  /** Renders a page in parts. */
  drawParts(page: Pick<SiteDocument, 'frame' | 'path' | 'blocks'>, env: DrawEnv): SiteParts;
  /** Renders the not-found page of a site. */
  drawNotFound(frame: SiteFrame, env: DrawEnv, look: Pick<SiteHead, 'styles' | 'icon'>): string;
  /** Renders a whole page with a form that is shown again without its original page. */
  drawFormAlone(frame: SiteFrame, env: DrawEnv, look: Pick<SiteHead, 'styles' | 'icon'>): string;
  /** Like `drawNotFound`, for a preview link that is invalid, or rejected with the sentence `refused`. */
  drawNoPreview(frame: SiteFrame, env: DrawEnv, styles: readonly string[], refused?: string): string;
  /** The renderers of field plugins. */
  readonly renderers: FieldRenderers;
  /** Its stylesheets by file name, which changes with the content. */
  readonly styles: ReadonlyMap<string, PreparedAnswer>;
}
