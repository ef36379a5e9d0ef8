import { createHash } from 'node:crypto';

/** The ETag of a text, which is weak because the answer may be compressed. */
export function weakTag(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
