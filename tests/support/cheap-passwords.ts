import { createHash } from 'node:crypto';
import type { Passwords } from '../../server/platform/security/passwords.ts';

/** Argon2id takes 30 ms by design; it has its own test. */
export const cheapPasswords: Passwords = {
  hash: (password) => Promise.resolve(cheapHash(password)),
  verify: (hash, password) => Promise.resolve(hash === cheapHash(password)),
};

function cheapHash(password: string): string {
  return `cheap:${createHash('sha256').update(password).digest('base64url')}`;
}
