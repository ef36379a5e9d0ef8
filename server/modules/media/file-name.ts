import { createHash } from 'node:crypto';

/** The stored name of a picture, derived from its content and id, so no two records share a file. */
export function storedName(id: string, bytes: Buffer, extension: string): string {
  const hash = createHash('sha256').update(bytes).update(id).digest('hex').slice(0, 40);
  return `${hash.slice(0, 2)}/${hash}.${extension}`;
}

const longest = 150;

/** The displayed name of a picture: the client's file name, without folders and control characters. */
export function shownName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).pop() ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return Array.from(clean).slice(0, longest).join('') || 'picture';
}
