import { createHash } from 'node:crypto';
import { oneLine } from '../../../shared/one-line.ts';

/** The stored name of a picture, derived from its content and id, so no two records share a file. */
export function storedName(id: string, bytes: Buffer, extension: string): string {
  const hash = createHash('sha256').update(bytes).update(id).digest('hex').slice(0, 40);
  return `${hash.slice(0, 2)}/${hash}.${extension}`;
}

const longest = 150;

/** The displayed name of a picture: the client's file name, without folders, on one line. */
export function shownName(name: string): string {
  const clean = oneLine(name.toWellFormed().split(/[/\\]/).pop() ?? '');
  return Array.from(clean).slice(0, longest).join('') || 'picture';
}
