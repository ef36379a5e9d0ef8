import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { syncFolder, writeDurably } from '../disk/write-durably.ts';
import { reasonOf, StartError } from '../errors/start-checks.ts';
import { secretLength } from './secrets.ts';

/** The file of the installation's secret, and the one that a rotation writes before it changes the database. */
export function secretFiles(dataDir: string): { readonly current: string; readonly next: string } {
  const current = path.join(dataDir, 'secret');
  return { current, next: `${current}.next` };
}

/** Generates a secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Reads the secret from a file; undefined if it does not exist. Throws `StartError` if the secret is invalid. */
export function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return undefined;
    throw new StartError(
      `${file} cannot be read (${reasonOf(error)}); it must be a file that this user may read.`,
    );
  }
  if (secret.length >= secretLength) return secret;
  throw new StartError(
    `${file} holds no secret of at least ${secretLength} characters; restore it from a backup, or remove it if it is lost.`,
  );
}

/**
 * Writes the file atomically, even if the process is killed: with half a secret, API keys could never be read again.
 */
export function writeSecret(file: string, secret: string): Promise<void> {
  return writeDurably(file, Buffer.from(`${secret}\n`));
}

/** Renames a file, replacing the one at `to`; the new name survives a power failure. */
export async function renameDurably(from: string, to: string): Promise<void> {
  fs.renameSync(from, to);
  await syncFolder(path.dirname(to));
}
