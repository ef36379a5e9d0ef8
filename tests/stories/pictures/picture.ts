import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A picture of a story: four bytes per pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Lossless, and a third smaller than PNG. */
export function encode({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/**
 * Keeps the 16 levels per channel that show where letters and lines have their edges: such pixels take up most of a file.
 * A pixel with a neighbour of the same colour, as in every plane, border and shadow, keeps its exact colour.
 */
export function withCoarseEdges({ width, height, data }: Picture): Picture {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const coarse = pixels.map((pixel, at) =>
    pixel === pixels[at - 1] ||
    pixel === pixels[at + 1] ||
    pixel === pixels[at - width] ||
    pixel === pixels[at + width]
      ? pixel
      : ((pixel & 0xff_f0_f0_f0) | 0x08_08_08) >>> 0,
  );
  return { width, height, data: Buffer.from(coarse.buffer) };
}

export function isSame(one: Picture, other: Picture): boolean {
  return one.width === other.width && one.data.equals(other.data);
}

/** A name for the pixels: two pictures have the same one only if they are the same. */
export function fingerprint({ width, height, data }: Picture): string {
  const hash = createHash('sha256').update(`${width}x${height}`).update(data);
  return hash.digest('hex').slice(0, 16);
}
