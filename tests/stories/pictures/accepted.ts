import fs from 'node:fs/promises';
import path from 'node:path';
import type { View } from '../story-tab.ts';
import { decode, encode, fingerprint, type Picture } from './picture.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The folder of the accepted pictures. */
const accepted = path.join(root, 'stories', 'pictures');

/** The file of a picture in a folder. */
export function pictureFile(folder: string, id: string, view: View): string {
  return path.join(folder, id, `${nameOf(view)}.webp`);
}

function nameOf({ width, mode }: View): string {
  return `${width}-${mode}`;
}

/** An accepted picture. Its file is named after its pixels, so an equal picture is recognised without decoding it. */
export interface Accepted {
  readonly pixels: string;
  read(): Promise<Picture>;
}

export async function findAccepted(id: string, view: View): Promise<Accepted | undefined> {
  const names = await fs.readdir(path.join(accepted, id)).catch(() => []);
  const name = names.find((one) => one.startsWith(`${nameOf(view)}.`));
  const pixels = name?.split('.')[1];
  if (name === undefined || pixels === undefined) return undefined;
  return { pixels, read: async () => decode(await fs.readFile(path.join(accepted, id, name))) };
}

export async function accept(id: string, view: View, picture: Picture): Promise<void> {
  const old = await findAccepted(id, view);
  const fileOf = (pixels: string) => path.join(accepted, id, `${nameOf(view)}.${pixels}.webp`);
  if (old !== undefined) await fs.rm(fileOf(old.pixels));
  await write(fileOf(fingerprint(picture)), picture);
}

export async function writePicture(folder: string, id: string, view: View, picture: Picture): Promise<void> {
  await write(pictureFile(folder, id, view), picture);
}

async function write(file: string, picture: Picture): Promise<void> {
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
