export interface SiteField {
  /** The key of its value in the editor, which marks use; omitted if it equals `name`. */
  readonly id?: string;
  /** The key of its value in delivered `data`. */
  readonly name: string;
  readonly type: string;
  readonly title: string;
  /** The result of the plugin's `readOptions`; null if it failed. */
  readonly options: unknown;
  /** The fields of the parts of its values, by the kind of part; omitted for types without parts. */
  readonly fieldsets?: Readonly<Record<string, readonly SiteField[]>>;
}

/** A delivered block with its type. Any value may be null or missing. */
export interface SiteBlock {
  readonly id: string;
  readonly type: string;
  readonly type_slug: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly fields: readonly SiteField[];
  /**
   * The ids of the parts of its values, in delivered order, by path: `days`, and `days/ab12cd34ef56/hours`. Only marks
   * need them, so they are not delivered to visitors.
   */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
}

export interface SiteImage {
  readonly id: string;
  /** Empty for a deleted image. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
