import type { BrandPalette, PageBrand } from '../../../shared/brand.ts';

/** A file of the brand, as it was when the server started. */
export interface BrandFile {
  /** Its address; it contains a hash of the content. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A file that is a font. */
export interface BrandFont extends BrandFile {
  /** Whether it contains all weights. */
  readonly variable: boolean;
}

/** How an installation looks and what it is called. */
export interface Brand {
  readonly name: string;
  /** The colours, whether configured or ours. */
  readonly colors: { readonly light: BrandPalette; readonly dark: BrandPalette };
  /** What the app has to know; undefined if nothing is configured. */
  readonly page: PageBrand | undefined;
  readonly logo: BrandFile | undefined;
  readonly favicon: BrandFile | undefined;
  readonly font: BrandFont | undefined;
  /** Everything to serve. */
  readonly files: readonly BrandFile[];
  /** Sentences about what was changed so that it can be read. */
  readonly notes: readonly string[];
}
