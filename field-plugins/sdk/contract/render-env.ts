import type { Language } from '../../../shared/languages.ts';
import type { FieldLanguage } from './field.ts';

/** A delivered image. */
export interface RenderImage {
  readonly id: string;
  /** Empty for an image that was deleted after the page was published. */
  readonly url: string;
  /** Its size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The alternative text; empty for an image that only decorates. */
  readonly alt: string;
  /** The same image in smaller widths; a host may leave it out. `srcset` of the environment is made from them. */
  readonly sizes?: readonly { readonly width: number; readonly url: string }[];
}

/** The functions of the site that renderers use. */
export interface RenderHost {
  /** The language of the site. */
  readonly language: Language;
  /** The address of an internal path on this site; external addresses pass unchanged. Undefined if it leads nowhere here. */
  href(url: string): string | undefined;
  /** The stored sizes of an image for `srcset`; undefined if there are none. */
  srcset?(image: RenderImage): string | undefined;
}

/** The attributes that mark an element as a field; empty for visitors. */
export interface FieldMark {
  readonly 'data-octavo-field'?: string;
}

/** A delivered part of a composite's value. */
export interface RenderPart {
  /** The kind of part. */
  readonly fieldset: string;
  /** Its place among the parts of the value. */
  readonly index: number;
  /** The delivered values of its fields, by name. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The environment of a renderer. `translate` only finds the plugin's texts below `site`. */
export interface RenderEnv extends FieldLanguage {
  /**
   * The address for a link. Undefined for anything but a path of the site, http, https, mailto or tel, and for links that lead
   * nowhere in a preview.
   */
  href(url: unknown): string | undefined;
  /** The stored sizes of an image for `srcset`; undefined if there are none. */
  srcset(image: RenderImage): string | undefined;
  /** Whether images are loaded at once, because visitors see them first. */
  readonly isEager: boolean;
  /** The attributes for the one element of a value that can be typed into. Other values ignore it. */
  readonly mark: FieldMark;
}
