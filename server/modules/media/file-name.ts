import { createHash } from 'node:crypto';
import { cutText } from '../../../shared/cut-text.ts';
import { limits } from '../../../shared/limits.ts';
import { oneLine } from '../../../shared/one-line.ts';
import type { Image } from './images.ts';

/**
 * The stored name of an image, derived from its content and id, so no two records share a file. The name of a WebP
 * marks still images, because only those have smaller sizes.
 */
export function storedName(id: string, { bytes, extension, animated }: Image): string {
  const hash = createHash('sha256').update(bytes).update(id).digest('hex').slice(0, 40);
  const still = extension === 'webp' && !animated ? '-still' : '';
  return `${hash.slice(0, 2)}/${hash}${still}.${extension}`;
}

/** Maximum length of an ending such as `.jpeg`, which is kept when a name is shortened. */
const longestEnding = 10;

/**
 * The displayed name of an image: the client's file name, without folders, on one line, without invisible characters.
 * Empty if nothing is left.
 */
export function shownName(name: string): string {
  const clean = oneLine(name.toWellFormed().split(/[/\\]/).pop() ?? '');
  if (/^\.*$/.test(clean)) return '';
  const dot = clean.lastIndexOf('.');
  return cutText(
    clean,
    limits.nameLength,
    dot > 0 && clean.length - dot <= longestEnding ? clean.slice(dot) : '',
  );
}
