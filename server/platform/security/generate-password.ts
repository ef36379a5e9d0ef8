import { randomBytes } from 'node:crypto';

/** Generates 96 random bits in characters that are easy to copy. */
export function generatePassword(): string {
  return randomBytes(12).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y');
}
