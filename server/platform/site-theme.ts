import type { FieldRenderers } from '../../field-plugins/sdk/contract/render.ts';
import type { DrawEnv } from '../../site/env.ts';
import type { SiteDocument, SiteFrame, SiteHead, SiteParts } from '../../site/site-document.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** The theme as the server uses it. */
export interface SiteTheme {
  /** A whole page as HTML. */
  drawDocument(page: SiteDocument, env: DrawEnv): string;
  /** A page in parts. */
  drawParts(page: Pick<SiteDocument, 'frame' | 'path' | 'blocks'>, env: DrawEnv): SiteParts;
  /** The whole page for an address that the site does not have. */
  drawNotFound(frame: SiteFrame, env: DrawEnv, look: Pick<SiteHead, 'styles' | 'icon'>): string;
  /** The whole page with a form that is shown again without the page that it was on. */
  drawFormAlone(frame: SiteFrame, env: DrawEnv, look: Pick<SiteHead, 'styles' | 'icon'>): string;
  /** The same as for a missing page, for a link to a preview that does not work, or that is `refused` this time, with this sentence. */
  drawNoPreview(frame: SiteFrame, env: DrawEnv, styles: readonly string[], refused?: string): string;
  /** How plugins draw values. */
  readonly renderers: FieldRenderers;
  /** Its stylesheets by file name, which changes with the content. */
  readonly styles: ReadonlyMap<string, PreparedAnswer>;
}
