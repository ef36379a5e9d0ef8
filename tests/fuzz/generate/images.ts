import sharp from 'sharp';
import { pngOf } from '../../support/odd-images.ts';

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });

/** A PNG as anyone uploads it. */
export const png = await square.clone().png().toBuffer();

/** Files to upload: images of every kind, one that claims to be enormous, and what is none. */
export const images: readonly Buffer[] = [
  png,
  await square.clone().jpeg().toBuffer(),
  await square.clone().webp().toBuffer(),
  await square.clone().gif().toBuffer(),
  await square.clone().avif({ effort: 0 }).toBuffer(),
  pngOf(60_000, 60_000),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('not an image'),
  Buffer.alloc(0),
];
