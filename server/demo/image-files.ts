import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { limits } from '../../shared/limits.ts';

const folder = new URL('./images/', import.meta.url);

/** The longer side of every SVG file, in view box units. */
const renderedSide = 1600;

/** SVG renders at 72 dots per inch by default; a lower density shrinks the image before it is rendered. */
const density = (72 * limits.imageSide) / renderedSide;

/**
 * A demo image as a JPEG, as if an editor had uploaded it: the SVG file of that name in `images/`, with its longer
 * side as long as stored images may be. Rejects if there is no such file.
 */
export async function renderDemoImage(name: string): Promise<Buffer> {
  const svg = await readFile(new URL(`${name}.svg`, folder));
  return sharp(svg, { density }).flatten().jpeg({ quality: limits.imageQuality, mozjpeg: false }).toBuffer();
}
