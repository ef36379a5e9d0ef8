import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../environment.ts';

export const brandFolder = '/brand/';

/** Read when the server starts. */
export interface BrandFile {
  /** Contains a hash of the content. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

interface FileKind {
  readonly type: string;
  /** Throws an error with the rest of a sentence if the content has another format. */
  check(bytes: Buffer): unknown;
}

/** By the ending of the file name. Every browser reads WOFF2, and it is the smallest format of fonts. */
const kinds = {
  svg: { type: 'image/svg+xml', check: sizeOfSvg },
  png: { type: 'image/png', check: sizeOfPng },
  ico: {
    type: 'image/x-icon',
    check: (bytes) => requireStart(bytes, '00000100', 'is not an icon file'),
  },
  woff2: {
    type: 'font/woff2',
    check(bytes) {
      requireStart(bytes, '774f4632', 'is not a WOFF2 font');
      if (bytes.length < 48 || bytes.readUInt32BE(8) !== bytes.length)
        throw new Error('is not a whole WOFF2 font');
    },
  },
} as const satisfies Readonly<Record<string, FileKind>>;

export type FileEnding = keyof typeof kinds;

/** Reads the file that a variable names. Throws `ConfigError` if it is too large or has an unsupported format. */
export function readBrandFile(
  name: string,
  given: string,
  endings: readonly FileEnding[],
  most: number,
): BrandFile {
  const file = path.resolve(given);
  const written = path.extname(file).slice(1).toLowerCase();
  const ending = endings.find((each) => each === written);
  if (ending === undefined)
    throw new ConfigError(
      `${name} must name a file that ends in ${endings.map((each) => `.${each}`).join(' or ')}.`,
    );
  const bytes = readBounded(name, file, most);
  const { type, check } = kinds[ending];
  try {
    check(bytes);
  } catch (error) {
    throw new ConfigError(`${name}: ${file} ${error instanceof Error ? error.message : 'cannot be read'}.`);
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `${brandFolder}${hash}.${ending}`, type, bytes };
}

function readBounded(name: string, file: string, most: number): Buffer {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() !== true) throw new ConfigError(`${name}: ${file} is not a file.`);
  if (stat.size > most)
    throw new ConfigError(`${name}: ${file} has ${stat.size} bytes; it may have at most ${most}.`);
  return fs.readFileSync(file);
}

function requireStart(bytes: Buffer, start: string, problem: string): void {
  if (!bytes.subarray(0, 8).toString('hex').startsWith(start)) throw new Error(problem);
}

/** The width of a validated logo, divided by its height. */
export function ratioOf({ bytes, type }: BrandFile): number {
  const { width, height } = type === kinds.svg.type ? sizeOfSvg(bytes) : sizeOfPng(bytes);
  return width / height;
}

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

function sizeOfPng(bytes: Buffer): ImageSize {
  requireStart(bytes, '89504e470d0a1a0a', 'is not a PNG image');
  if (bytes.length < 33) throw new Error('is not a PNG image');
  return sane({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });
}

function sizeOfSvg(bytes: Buffer): ImageSize {
  // The expressions expect single spaces.
  const text = bytes.toString('utf8').replace(/\s+/g, ' ');
  const start = text.indexOf('<svg ');
  const end = text.indexOf('>', start);
  if (start < 0 || end < 0 || text.includes('\u0000')) throw new Error('is not an SVG image');
  const root = text.slice(start, end);
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(root)?.[1] ?? '';
  const pixels = (name: string) => Number(/^\s*([\d.]+)(px)?\s*$/.exec(attribute(name))?.[1]);
  const [, , wide, high] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = { width: pixels('width'), height: pixels('height') };
  if (size.width > 0 && size.height > 0) return sane(size);
  if (wide === undefined || high === undefined)
    throw new Error('has neither a viewBox nor a width and a height');
  return sane({ width: wide, height: high });
}

/** Rejects extreme proportions, which would look like a line. */
function sane({ width, height }: ImageSize): ImageSize {
  if (!(width > 0 && height > 0 && Math.max(width, height) <= 10_000))
    throw new Error('has an impossible size');
  if (width > height * 10 || height > width * 2)
    throw new Error('must be at most ten times as wide as high, and at most twice as high as wide');
  return { width, height };
}
