/** A field of a block's type, as drawing needs it. */
export interface SiteField {
  /** The id of the field, for marks in previews. Left out if it equals `name`. */
  readonly id?: string;
  /** The API name: the key of the value in `data`. */
  readonly name: string;
  readonly type: string;
  readonly title: string;
  /** As the plugin's `readOptions` returned them; null if it could not. */
  readonly options: unknown;
  /** The fields of the parts of its values, by the kind of part; left out for types without parts. */
  readonly fieldsets?: Readonly<Record<string, readonly SiteField[]>>;
}

/** A delivered block with what is known of its type. Any value may be null or missing. */
export interface SiteBlock {
  readonly id: string;
  /** The display name of the block type. */
  readonly type: string;
  readonly type_slug: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly fields: readonly SiteField[];
  /**
   * The ids of the parts of its values, in the order in which they are delivered, by the path that leads there: `days`, and
   * `days/ab12cd34ef56/hours`. Marks need them; visitors get none.
   */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
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
