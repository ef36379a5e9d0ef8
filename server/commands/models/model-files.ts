import fs from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from '../command.ts';
import { writeInside } from '../write-inside.ts';
import type { ModelFile } from './model-file.ts';
import { parseFile, readModel } from './read-model.ts';

export interface StoredModel {
  /** The file name without its extension: the slug of the type. */
  readonly slug: string;
  readonly text: string;
  readonly file: ModelFile;
}

const ending = '.json';
const lockFile = 'octavo.lock';

/** The block types of a folder, by slug. Throws `CommandFailure` for an invalid file. */
export async function readModelFiles(folder: string): Promise<readonly StoredModel[]> {
  const names = await fs.readdir(folder).catch((error: unknown) => {
    throw new CommandFailure(`The folder ${folder} cannot be read: ${codeOf(error)}.`);
  });
  const files = names.filter((name) => name.endsWith(ending)).toSorted();
  return Promise.all(
    files.map(async (name) => {
      const text = await fs.readFile(path.join(folder, name), 'utf8');
      return { slug: name.slice(0, -ending.length), text, file: readModel(text, name) };
    }),
  );
}

export async function writeModelFile(folder: string, slug: string, text: string): Promise<void> {
  await writeInside(folder, `${slug}${ending}`, text);
}

export async function removeModelFile(folder: string, slug: string): Promise<void> {
  await fs.rm(path.join(folder, `${slug}${ending}`));
}

/** The last common state of a server and the folder: digests of the files of block types, by slug. */
export type Lock = Readonly<Record<string, { readonly digest: string }>>;

export async function readLock(folder: string, address: string): Promise<Lock> {
  return (await readLocks(folder))[address] ?? {};
}

export async function writeLock(folder: string, address: string, lock: Lock): Promise<void> {
  const locks = { ...(await readLocks(folder)), [address]: byName(lock) };
  await writeInside(folder, lockFile, `${JSON.stringify(byName(locks), null, 2)}\n`);
}

async function readLocks(folder: string): Promise<Readonly<Record<string, Lock>>> {
  const text = await fs.readFile(path.join(folder, lockFile), 'utf8').catch(() => '{}');
  return parseFile(text, lockFile) as Readonly<Record<string, Lock>>;
}

function byName<Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
