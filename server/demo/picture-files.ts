import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { limits } from '../../shared/limits.ts';

const folder = new URL('./pictures/', import.meta.url);

/** The longer side of every drawing, in the units of its view box. */
const drawnSide = 1600;

/** SVG is drawn at 72 dots an inch unless told otherwise; less makes the picture smaller before it is drawn. */
const density = (72 * limits.imageSide) / drawnSide;

/**
 * A demo picture as a JPEG, as if an editor had uploaded it: the drawing of that name in `pictures/`, its longer side
 * as long as stored pictures may be. Rejects when there is no such drawing.
 */
export async function renderDemoPicture(name: string): Promise<Buffer> {
  const drawing = await readFile(new URL(`${name}.svg`, folder));
  return sharp(drawing, { density })
    .flatten()
    .jpeg({ quality: limits.imageQuality, mozjpeg: false })
    .toBuffer();
}
