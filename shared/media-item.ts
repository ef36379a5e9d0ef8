/** One image in a media field's value (spec section 3: a media selection stores objects with id and file). */
export interface MediaItem {
  readonly id: string;
  /** The path relative to the media root. */
  readonly file: string;
}
