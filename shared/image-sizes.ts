/** The widths in pixels of the smaller sizes of an image. No image in the store is wider than `limits.imageSide`. */
const widths = [320, 640, 960] as const;

export interface ImageSize {
  /** Pixels. */
  readonly width: number;
  readonly url: string;
}

/** Matches names of still images: any JPEG, and a WebP with `-still` in its name. */
const stillImage = /(?:\.jpg|(-still)\.webp)$/;

/**
 * Returns the smaller sizes of a stored image, the smallest first. `url` leads to the image or is its name in the
 * store; the addresses of the sizes are of the same kind. An animation, or an image no wider than the smallest size,
 * has none.
 */
export function imageSizes({ url, width }: ImageSize): readonly ImageSize[] {
  if (!stillImage.test(url)) return [];
  return widths
    .filter((offered) => offered < width)
    .map((offered) => ({ width: offered, url: url.replace(stillImage, `$1-${offered}.webp`) }));
}

/** The possible names of the image behind a smaller size; empty if the name is not that of a size. */
export function imagesOfSize(name: string): readonly string[] {
  const stem = /^(.+)-\d+\.webp$/.exec(name)?.[1];
  return stem === undefined ? [] : [`${stem}.jpg`, `${stem}.webp`];
}

/** The `srcset` of an image: all its sizes and itself; undefined if it has no other sizes. */
export function srcsetOf(image: ImageSize): string | undefined {
  const sizes = imageSizes(image);
  if (sizes.length === 0) return undefined;
  return [...sizes, image].map(({ url, width }) => `${url} ${width}w`).join(', ');
}
