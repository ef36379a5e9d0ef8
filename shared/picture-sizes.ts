/** The widths in pixels of the smaller sizes of an image. No image in the store is wider than `limits.imageSide`. */
const widths = [320, 640, 960] as const;

export interface PictureSize {
  /** Pixels. */
  readonly width: number;
  readonly url: string;
}

/** Matches names of still pictures: any JPEG, and a WebP with `-still` in its name. */
const stillPicture = /(?:\.jpg|(-still)\.webp)$/;

/**
 * Returns the smaller sizes of a stored image, the smallest first. `url` leads to the image or is its name in the
 * store; the addresses of the sizes are of the same kind. An animation, or an image no wider than the smallest size,
 * has none.
 */
export function pictureSizes({ url, width }: PictureSize): readonly PictureSize[] {
  if (!stillPicture.test(url)) return [];
  return widths
    .filter((offered) => offered < width)
    .map((offered) => ({ width: offered, url: url.replace(stillPicture, `$1-${offered}.webp`) }));
}

/** The possible names of the picture behind a smaller size; empty if the name is not that of a size. */
export function picturesOfSize(name: string): readonly string[] {
  const stem = /^(.+)-\d+\.webp$/.exec(name)?.[1];
  return stem === undefined ? [] : [`${stem}.jpg`, `${stem}.webp`];
}

/** The `srcset` of a picture: all its sizes and itself; undefined if it has no other sizes. */
export function srcsetOf(picture: PictureSize): string | undefined {
  const sizes = pictureSizes(picture);
  if (sizes.length === 0) return undefined;
  return [...sizes, picture].map(({ url, width }) => `${url} ${width}w`).join(', ');
}
