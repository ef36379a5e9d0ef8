import type { BrandPalette, PageBrand } from '../../../shared/brand.ts';

/** Read when the server starts. */
export interface BrandFile {
  /** Contains a hash of the content. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The look and name of an installation. */
export interface Brand {
  readonly name: string;
  /** The configured colours, or our defaults. */
  readonly colors: { readonly light: BrandPalette; readonly dark: BrandPalette };
  /** The settings of the app; undefined if nothing is configured. */
  readonly page: PageBrand | undefined;
  readonly logo: BrandFile | undefined;
  readonly favicon: BrandFile | undefined;
  readonly font: BrandFile | undefined;
  readonly files: readonly BrandFile[];
  /** Sentences about colours that were changed for legibility. */
  readonly notes: readonly string[];
}
