import fs from 'node:fs/promises';
import path from 'node:path';
import type { View } from '../story-tab.ts';
import { decode, encode, type Picture } from './picture.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The folder of the accepted pictures. */
const accepted = path.join(root, 'stories', 'pictures');

/** The file of a picture in a folder. */
export function pictureFile(folder: string, id: string, { width, mode }: View): string {
  return path.join(folder, id, `${width}-${mode}.webp`);
}

export async function readAccepted(id: string, view: View): Promise<Picture | undefined> {
  const file = await fs.readFile(pictureFile(accepted, id, view)).catch(() => undefined);
  return file && decode(file);
}

export async function accept(id: string, view: View, picture: Picture): Promise<void> {
  await writePicture(accepted, id, view, picture);
}

export async function writePicture(folder: string, id: string, view: View, picture: Picture): Promise<void> {
  const file = pictureFile(folder, id, view);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, await encode(picture));
}

/** The ids of the stories that have pictures. */
export async function acceptedStories(): Promise<string[]> {
  return fs.readdir(accepted).catch(() => []);
}

export async function dropAccepted(id: string): Promise<void> {
  await fs.rm(path.join(accepted, id), { recursive: true });
}

/** The total size of the pictures, in bytes. */
export async function acceptedBytes(): Promise<number> {
  const entries = await fs.readdir(accepted, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => fs.stat(path.join(parentPath, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
