import type { FieldRenderers } from '../field-plugins/sdk/contract/render.ts';
import type { Language } from '../shared/languages.ts';
import type { MessageParams } from '../shared/message-params.ts';
import type { SiteImage } from './site-block.ts';

/** The name of the hidden form field. No browser or password manager mistakes it for a known one, such as `website`. */
export const trapName = 'leave_this_empty';

export interface InquiryState {
  /** `sent`: thank the visitor. `refused`: show the errors and the typed text. */
  readonly state: 'sent' | 'rejected';
  /** The typed values: empty after sending. */
  readonly values: Readonly<Record<'name' | 'email' | 'message', string>>;
  /** Error sentences by field; `form` is about the whole form. */
  readonly errors: Readonly<Partial<Record<'name' | 'email' | 'message' | 'form', string>>>;
}

export interface SiteRenderEnv {
  /** The language of the site, such as `de`: for `lang`, and for the theme's own texts. */
  readonly language: Language;
  /** The theme's own texts, in `locales/<lng>/site.json`. */
  translate(key: string, params?: MessageParams): string;
  /**
   * Resolves an internal path on this site: `/sites/slug/about`, or `/about` on its own domain. External addresses pass
   * unchanged. Undefined if the link has no target on this site.
   */
  href(url: string): string | undefined;
  /** Where inquiries are posted; undefined where there is no form to send, as in a preview. */
  readonly inquiries: string | undefined;
  /** Set on the page that answers a sent form. The form has the id `inquiry`, so that the browser scrolls to it. */
  readonly inquiry?: InquiryState | undefined;
  /** The stored sizes of an image for `srcset`; undefined if there are none. */
  srcset?(image: SiteImage): string | undefined;
  /**
   * Whether to mark blocks and fields with `data-octavo-block` and `data-octavo-field`. In a preview, an empty text then has an
   * element too, with the name of its field as `data-octavo-empty`.
   */
  readonly marks: boolean;
  /** A block that cannot be rendered becomes a labelled placeholder in a `preview`, and is left out of a `site`. */
  readonly audience: 'site' | 'preview';
  readonly renderers: FieldRenderers;
}
