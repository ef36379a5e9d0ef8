import fs from 'node:fs/promises';
import path from 'node:path';
import { pictured, type View } from '../story-tab.ts';
import { decode, encode, fingerprint, type Picture } from './picture.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The folder of the accepted pictures. */
const accepted = path.join(root, 'stories', 'pictures');

/** An accepted picture. Its file name contains a hash of its pixels, so that equal pictures are recognised without decoding. */
export interface Accepted {
  readonly pixels: string;
  read(): Promise<Picture>;
}

export async function findAccepted(id: string, view: View): Promise<Accepted | undefined> {
  const [name] = await filesOf(id, view);
  const pixels = name === undefined ? undefined : pixelsIn(name);
  if (name === undefined || pixels === undefined) return undefined;
  let picture: Promise<Picture> | undefined;
  const load = async () => decode(await fs.readFile(path.join(accepted, id, name)));
  return { pixels, read: () => (picture ??= load()) };
}

/** Replaces the accepted picture and removes any other file for the same view. */
export async function accept(id: string, view: View, picture: Picture): Promise<void> {
  const old = await filesOf(id, view);
  const name = `${nameOf(view)}.${fingerprint(picture)}.webp`;
  await write(path.join(accepted, id, name), picture);
  await Promise.all(old.filter((one) => one !== name).map((one) => fs.rm(path.join(accepted, id, one))));
}

async function filesOf(id: string, view: View): Promise<readonly string[]> {
  const names = await fs.readdir(path.join(accepted, id)).catch(() => []);
  return names.filter((name) => name.startsWith(`${nameOf(view)}.`));
}

function pixelsIn(name: string): string | undefined {
  return /^\d+-\w+\.([\da-f]{16})\.webp$/.exec(name)?.[1];
}

/** Finds accepted files that no test reads, such as a second file for the same view after a merge. */
export async function strayPictures(): Promise<string[]> {
  const stray: string[] = [];
  for (const id of await acceptedStories()) {
    const used = await Promise.all(pictured.map((view) => filesOf(id, view)));
    const read = new Set(used.map(([name]) => name).filter((name) => name !== undefined && pixelsIn(name)));
    const all = await fs.readdir(path.join(accepted, id));
    stray.push(...all.filter((name) => !read.has(name)).map((name) => `${id}/${name}`));
  }
  return stray;
}

export async function write(file: string, picture: Picture): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, await encode(picture));
}

export function nameOf({ width, mode }: View): string {
  return `${width}-${mode}`;
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
