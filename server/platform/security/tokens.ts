import { createHash, randomBytes } from 'node:crypto';

/** Generates an opaque token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage. A fast hash is enough: 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
