import type { FieldRenderers } from '../../../field-plugins/sdk/contract/render.ts';
import type * as renderModule from '../../../site/render.ts';
import type { PreparedAnswer } from '../prepared-answer.ts';

/** The server's interface to the theme. */
export interface SiteTheme extends Pick<
  typeof renderModule,
  'renderPage' | 'renderParts' | 'renderNotFound' | 'renderFormAlone' | 'renderNoPreview'
> {
  readonly renderers: FieldRenderers;
  /** Its stylesheets by file name, which changes with the content. */
  readonly styles: ReadonlyMap<string, PreparedAnswer>;
}
