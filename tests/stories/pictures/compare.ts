import pixelmatch from 'pixelmatch';
import { isSame, type Picture } from './picture.ts';

/**
 * How much two pictures of the same story may differ: in pixels at the edges of letters and lines, which another release of
 * Chromium draws a little differently, and in this many other pixels.
 */
export const tolerance = { shade: 0.01, pixels: 8 };

interface Comparison {
  readonly isDifferent: boolean;
  /** How many pixels differ. */
  readonly pixels: number;
  /** The old picture, pale, with the differences in red. */
  readonly drawn: Picture;
}

export function compare(before: Picture, after: Picture): Comparison {
  if (isSame(before, after)) return { isDifferent: false, pixels: 0, drawn: after };
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    enlarged(before, width, height),
    enlarged(after, width, height),
    data,
    width,
    height,
    { threshold: tolerance.shade, checkerboard: false, aaColor: [255, 190, 120], diffColor: [230, 0, 40] },
  );
  const isSized = before.width === after.width && before.height === after.height;
  return { isDifferent: !isSized || pixels > tolerance.pixels, pixels, drawn: { width, height, data } };
}

/** The picture on a larger canvas, so that pictures of different heights can be compared. */
function enlarged({ width, height, data }: Picture, newWidth: number, newHeight: number): Buffer {
  if (width === newWidth && height === newHeight) return data;
  const larger = Buffer.alloc(newWidth * newHeight * 4);
  for (let row = 0; row < height; row += 1) {
    data.copy(larger, row * newWidth * 4, row * width * 4, (row + 1) * width * 4);
  }
  return larger;
}
