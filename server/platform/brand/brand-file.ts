import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../environment.ts';
import type { BrandFile } from './brand.ts';

export const brandFolder = '/brand/';

export interface FileKind {
  /** `svg`, `png`, … */
  readonly ending: string;
  readonly type: string;
  /** Throws an error with the rest of a sentence if the content has another format. */
  check(bytes: Buffer): void;
}

/** Reads the file that a variable names. Throws `ConfigError` if it is too large or has an unsupported format. */
export function readBrandFile(
  name: string,
  given: string,
  kinds: readonly FileKind[],
  most: number,
): BrandFile {
  const file = path.resolve(given);
  const ending = path.extname(file).slice(1).toLowerCase();
  const kind = kinds.find((each) => each.ending === ending);
  if (kind === undefined)
    throw new ConfigError(
      `${name} must name a file that ends in ${kinds.map((each) => `.${each.ending}`).join(' or ')}.`,
    );
  const bytes = readBounded(name, file, most);
  try {
    kind.check(bytes);
  } catch (error) {
    throw new ConfigError(`${name}: ${file} ${error instanceof Error ? error.message : 'cannot be read'}.`);
  }
  return asBrandFile(bytes, kind);
}

/** Gives a file an address that contains its hash. */
export function asBrandFile(bytes: Buffer, { ending, type }: Pick<FileKind, 'ending' | 'type'>): BrandFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `${brandFolder}${hash}.${ending}`, type, bytes };
}

function readBounded(name: string, file: string, most: number): Buffer {
  let size: number;
  try {
    const found = fs.statSync(file);
    if (!found.isFile()) throw new ConfigError(`${name}: ${file} is not a file.`);
    size = found.size;
    if (size <= most) return fs.readFileSync(file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new ConfigError(`${name}: ${file} cannot be read (${code}).`);
  }
  throw new ConfigError(`${name}: ${file} has ${size} bytes; it may have at most ${most}.`);
}
