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
  readonly difference: Picture;
}

export function compare(before: Picture, after: Picture): Comparison {
  if (isSame(before, after)) return { isDifferent: false, pixels: 0, difference: after };
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  const former = enlarged(before, width, height);
  const pixels = pixelmatch(
    former,
    withFormerEdges(enlarged(after, width, height), former),
    data,
    width,
    height,
    { threshold: tolerance.shade, checkerboard: false, aaColor: [255, 190, 120], diffColor: [230, 0, 40] },
  );
  const isSized = before.width === after.width && before.height === after.height;
  return { isDifferent: !isSized || pixels > tolerance.pixels, pixels, difference: { width, height, data } };
}

/**
 * The pixels with the former colours of edges that are one level lighter or darker: the browser draws an edge a shade
 * differently from time to time, and `withCoarseEdges` makes a level of it.
 */
function withFormerEdges(data: Buffer, former: Buffer): Buffer {
  const settled = Buffer.from(data);
  for (let at = 0; at < data.length; at += 4) {
    const isNear = [at, at + 1, at + 2].every((channel) => {
      const [one = 0, other = 0] = [data[channel], former[channel]];
      return one % 16 === 8 && other % 16 === 8 && Math.abs(one - other) <= 16;
    });
    if (isNear) former.copy(settled, at, at, at + 3);
  }
  return settled;
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
