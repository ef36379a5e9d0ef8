import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { reasonOf, StartError } from '../start-checks.ts';
import { secretLength } from './secrets.ts';

/** The file of an installation's secret, and the one that a rotation writes before it changes the database. */
export function secretFiles(dataDir: string): { readonly current: string; readonly next: string } {
  const current = path.join(dataDir, 'secret');
  return { current, next: `${current}.next` };
}

/** A new secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The secret in a file; undefined if there is no such file. Throws `StartError` for a file that holds none. */
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
 * Writes the whole file or nothing, even if the process is killed: with half a secret, no API key could ever be read
 * again.
 */
export function writeSecret(file: string, secret: string): void {
  const temporary = `${file}.part`;
  fs.writeFileSync(temporary, `${secret}\n`, { mode: 0o600, flush: true });
  replaceFile(temporary, file);
}

/** Gives a file the name of another, durably. */
export function replaceFile(file: string, replaced: string): void {
  fs.renameSync(file, replaced);
  syncFolder(path.dirname(replaced));
}

/** Makes the rename durable. Windows cannot open a folder, and keeps the order on its own. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
