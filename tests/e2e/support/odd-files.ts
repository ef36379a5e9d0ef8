import sharp from 'sharp';
import { wideJpeg } from '../../support/odd-images.ts';
import type { ImageFile } from './photograph.ts';
import { flatPng } from '../../support/flat-png.ts';

/**
 * A photograph of 30 megapixels from a camera held upright: the pixels lie on their side, with the orientation in the EXIF data.
 */
export async function uprightPhotograph(name = 'upright.jpg'): Promise<ImageFile> {
  const buffer = await sharp({ create: { width: 6400, height: 4700, channels: 3, background: '#2a6f7f' } })
    .composite([{ input: await corner(), gravity: 'northwest' }])
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Marks a corner: at the top left in the file, at the top right when viewed. */
function corner(): Promise<Buffer> {
  return flatPng(1600, 1600, '#ffd700');
}

/** An image without a background: half transparent, half red. */
export async function cutOut(name = 'cut-out.png'): Promise<ImageFile> {
  const half = await sharp({ create: { width: 100, height: 200, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } })
    .composite([{ input: half, gravity: 'east' }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

export async function avif(name = 'small.avif'): Promise<ImageFile> {
  const image = sharp(await flatPng(1200, 900, '#2a6f7f'));
  return { name, mimeType: 'image/avif', buffer: await image.avif({ effort: 0 }).toBuffer() };
}

/** An animation of three frames in different colours. */
export async function animation(name = 'moving.gif'): Promise<ImageFile> {
  const frames = (await swatches(3)).map(({ buffer }) => buffer);
  const joined = sharp(frames, { join: { animated: true } });
  return { name, mimeType: 'image/gif', buffer: await joined.gif({ delay: [100, 100, 100] }).toBuffer() };
}

/** A photograph with a colour that sRGB cannot show. */
export async function wideGamut(name = 'wide.jpg'): Promise<ImageFile> {
  return { name, mimeType: 'image/jpeg', buffer: await wideJpeg(300, 300) };
}

/** Small images in different colours. */
export function swatches(count: number): Promise<ImageFile[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const background = { r: (index * 40) % 256, g: (index * 90) % 256, b: 140 };
      const buffer = await flatPng(60, 40, background);
      return { name: `swatch-${index + 1}.png`, mimeType: 'image/png', buffer };
    }),
  );
}

/** Text in a file named like an image, and an empty file. */
export const disguisedText = {
  name: 'letter.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Dear reader'),
};
export const emptyFile = { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.of() };
export const plainText = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Words') };
