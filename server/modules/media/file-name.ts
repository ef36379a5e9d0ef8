import { createHash } from 'node:crypto';

/** The name that a picture is stored under: out of its content and its id, so that no two records share a file. */
export function storedName(id: string, bytes: Buffer, extension: string): string {
  const hash = createHash('sha256').update(bytes).update(id).digest('hex').slice(0, 40);
  return `${hash.slice(0, 2)}/${hash}.${extension}`;
}

const longest = 150;

/** The name that a picture is shown with: what the client called the file, without folders and control characters. */
export function shownName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).pop() ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return Array.from(clean).slice(0, longest).join('') || 'picture';
}
