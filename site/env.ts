import type { FieldRenderers } from '../field-plugins/sdk/contract/render.ts';
import type { Language } from '../shared/languages.ts';
import type { WordParams } from '../shared/word-params.ts';
import type { SitePicture } from './site-block.ts';

/**
 * The name of the field of the form that people do not see. No browser or password manager takes it for something that it
 * knows, such as `website`.
 */
export const trapName = 'leave_this_empty';

/** What became of a message that the visitor of a page has just sent. */
export interface InquiryState {
  /** `sent`: thank them. `refused`: show the errors and what they typed. */
  readonly state: 'sent' | 'refused';
  /** What they typed: empty after it was sent. */
  readonly values: Readonly<Record<'name' | 'email' | 'message', string>>;
  /** Sentences by field; that of `form` is about the whole form. */
  readonly errors: Readonly<Partial<Record<'name' | 'email' | 'message' | 'form', string>>>;
}

/** What drawing needs to know of its host: the server, the preview or Storybook. */
export interface DrawEnv {
  /** The language of the site, such as `de`: for `lang`, and for the theme's own words. */
  readonly language: Language;
  /** The theme's own words, in `locales/<lng>/site.json`. */
  words(key: string, params?: WordParams): string;
  /**
   * The address of an internal path on this site: `/sites/slug/about`, or `/about` on its own domain. External addresses pass
   * unchanged. Undefined for a link that leads nowhere here.
   */
  href(url: string): string | undefined;
  /** Where inquiries are posted; undefined where there is no form to send, as in a preview. */
  readonly inquiries: string | undefined;
  /** Set on the page that answers a sent form. The form has the id `inquiry`, so that the browser shows it. */
  readonly inquiry?: InquiryState | undefined;
  /** The stored sizes of a picture for `srcset`; undefined if there are none. */
  srcset?(picture: SitePicture): string | undefined;
  /**
   * Whether to mark blocks and fields with `data-octavo-block` and `data-octavo-field`. In a preview, a text that is still empty
   * then has an element too, with the name of its field as `data-octavo-empty`.
   */
  readonly marks: boolean;
  /** A block that cannot be drawn is a labelled placeholder in a `preview`, and left out of a `site`. */
  readonly audience: 'site' | 'preview';
  /** How plugins draw values, by field type. */
  readonly renderers: FieldRenderers;
}
