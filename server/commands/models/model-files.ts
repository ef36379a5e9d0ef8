import fs from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from '../command.ts';
import { isField, modelOf, type ModelFile } from './model-file.ts';

/** A block type in a folder. */
export interface StoredModel {
  /** The name of the file without its ending: the slug of the type. */
  readonly slug: string;
  readonly file: ModelFile;
  /** As the API has it. */
  readonly model: ReturnType<typeof modelOf>;
}

const ending = '.json';
const lockFile = 'octavo.lock';

/** The block types of a folder, by slug. Throws `CommandFailure` for a file that holds none. */
export async function readModelFiles(folder: string): Promise<readonly StoredModel[]> {
  const names = await fs.readdir(folder).catch((error: unknown) => {
    throw new CommandFailure(`The folder ${folder} cannot be read: ${codeOf(error)}.`);
  });
  const files = names.filter((name) => name.endsWith(ending)).toSorted();
  return Promise.all(
    files.map(async (name) => {
      const file = readModel(await fs.readFile(path.join(folder, name), 'utf8'), name);
      return { slug: name.slice(0, -ending.length), file, model: modelOf(file) };
    }),
  );
}

export async function writeModelFile(folder: string, slug: string, text: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, `${slug}${ending}`), text);
}

export async function removeModelFile(folder: string, slug: string): Promise<void> {
  await fs.rm(path.join(folder, `${slug}${ending}`));
}

/** What was last the same on a server and in the folder: the revisions of block types by slug, and digests of their files. */
export type Lock = Readonly<Record<string, { readonly revision: number; readonly digest: string }>>;

/** Every server has its own revisions. */
export async function readLock(folder: string, address: string): Promise<Lock> {
  return (await readLocks(folder))[address] ?? {};
}

export async function writeLock(folder: string, address: string, lock: Lock): Promise<void> {
  const locks = { ...(await readLocks(folder)), [address]: byName(lock) };
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, lockFile), `${JSON.stringify(byName(locks), null, 2)}\n`);
}

async function readLocks(folder: string): Promise<Readonly<Record<string, Lock>>> {
  const text = await fs.readFile(path.join(folder, lockFile), 'utf8').catch(() => '{}');
  return parse(text, lockFile) as Readonly<Record<string, Lock>>;
}

function byName<Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function readModel(text: string, name: string): ModelFile {
  const read = parse(text, name);
  const wrong = (what: string) => new CommandFailure(`${name}: ${what}.`);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw wrong('it must hold an object');
  const { name: title, type, fields } = read as Partial<ModelFile>;
  if (typeof title !== 'string') throw wrong('"name" must be a text');
  if (type !== 'PAGE' && type !== 'COMPONENT') throw wrong('"type" must be "PAGE" or "COMPONENT"');
  if (!Array.isArray(fields) || !fields.every(isField))
    throw wrong('"fields" must be a list of objects, each with a "name"');
  const names = fields.map((field) => field.name);
  const twice = names.find((one, index) => names.indexOf(one) !== index);
  if (twice !== undefined) throw wrong(`two fields are called "${twice}"`);
  return read as ModelFile;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CommandFailure(
      `${name} is no JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
