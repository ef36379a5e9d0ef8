import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { limits } from '../../shared/limits.ts';

const folder = new URL('./pictures/', import.meta.url);

/** The longer side of every drawing, in view box units. */
const renderedSide = 1600;

/** SVG renders at 72 dots per inch by default; a lower density shrinks the picture before it is rendered. */
const density = (72 * limits.imageSide) / renderedSide;

/**
 * A demo picture as a JPEG, as if an editor had uploaded it: the drawing of that name in `pictures/`, with its longer
 * side as long as stored pictures may be. Rejects if there is no such drawing.
 */
export async function renderDemoPicture(name: string): Promise<Buffer> {
  const drawing = await readFile(new URL(`${name}.svg`, folder));
  return sharp(drawing, { density })
    .flatten()
    .jpeg({ quality: limits.imageQuality, mozjpeg: false })
    .toBuffer();
}
