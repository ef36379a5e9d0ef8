import sharp from 'sharp';
import type { Media } from '../../shared/wire/media.ts';
import { type Call, listAll } from './caller.ts';

/** Sides of the images that `upload` sends, in pixels. */
const side = 600;

/** Noise, which does not compress. */
const image = sharp({
  create: {
    width: side,
    height: side,
    channels: 3,
    background: 'red',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg()
  .toBuffer();

/** Uploads an image. */
export async function upload(call: Call, workspace: string): Promise<Media> {
  const form = new FormData();
  form.set('workspace', workspace);
  form.set('file', new Blob([new Uint8Array(await image)]), 'storm.jpg');
  return call('media/', { body: form });
}

/** The names of the files in the library of a workspace. */
export async function filesOf(call: Call, workspace: string): Promise<readonly string[]> {
  const list = await listAll<Media>(call, `media/?workspace=${workspace}`);
  return list.map(({ file }) => file);
}

/** Whether an image is delivered whole. */
export async function isWhole(url: string, file: string): Promise<boolean> {
  const answer = await fetch(`${url}/media/${file}`);
  if (answer.status !== 200) return false;
  const { width } = await sharp(await answer.arrayBuffer(), { failOn: 'warning' }).metadata();
  return width === side;
}
