/** A field of a block's type, as drawing needs it. */
export interface SiteField {
  readonly name: string;
  readonly type: string;
  readonly title: string;
  /** As the plugin's `readOptions` returned them; null if it could not. */
  readonly options: unknown;
}

/** A delivered block with what is known of its type. Any value may be null or missing. */
export interface SiteBlock {
  readonly id: string;
  /** The display name of the block type. */
  readonly type: string;
  readonly type_slug: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly fields: readonly SiteField[];
}

/** A picture, as media is delivered. */
export interface SitePicture {
  readonly id: string;
  /** Empty for a picture that was deleted. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
