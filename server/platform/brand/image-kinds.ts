import type { FileKind } from './brand-file.ts';

/** The size of an image in its own pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const svg: FileKind = { ending: 'svg', type: 'image/svg+xml', check: (bytes) => void sizeOfSvg(bytes) };
const png: FileKind = { ending: 'png', type: 'image/png', check: (bytes) => void sizeOfPng(bytes) };
const ico: FileKind = {
  ending: 'ico',
  type: 'image/x-icon',
  check(bytes) {
    if (!bytes.subarray(0, 4).equals(Buffer.from([0, 0, 1, 0]))) throw new Error('is not an icon file');
  },
};

export const logoKinds: readonly FileKind[] = [svg, png];
export const faviconKinds: readonly FileKind[] = [svg, png, ico];

/** The size of a validated logo. */
export function sizeOf({ bytes, type }: { readonly bytes: Buffer; readonly type: string }): ImageSize {
  return type === svg.type ? sizeOfSvg(bytes) : sizeOfPng(bytes);
}

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

function sizeOfPng(bytes: Buffer): ImageSize {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(pngStart)) throw new Error('is not a PNG image');
  return sane({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });
}

function sizeOfSvg(bytes: Buffer): ImageSize {
  // The expressions expect single spaces.
  const text = bytes.toString('utf8').replace(/\s+/g, ' ');
  const [, root] = /^<svg\b([^>]*)>/i.exec(withoutProlog(text)) ?? [];
  if (root === undefined || text.includes('\u0000')) throw new Error('is not an SVG image');
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

function withoutProlog(text: string): string {
  // `trimStart` also removes a byte order mark.
  let rest = text.trimStart();
  for (;;) {
    const mark = rest.startsWith('<?xml') ? '?>' : rest.startsWith('<!--') ? '-->' : '<svg';
    const end = rest.indexOf(mark);
    if (mark === '<svg' || end < 0) return rest;
    rest = rest.slice(end + mark.length).trimStart();
  }
}

/** Rejects extreme proportions, which would look like a line. */
function sane({ width, height }: ImageSize): ImageSize {
  if (!(width > 0 && height > 0 && Math.max(width, height) <= 10_000))
    throw new Error('has an impossible size');
  if (width > height * 10 || height > width * 2)
    throw new Error('must be at most ten times as wide as high, and at most twice as high as wide');
  return { width, height };
}
