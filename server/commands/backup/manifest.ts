import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { sqliteFileName } from '../../platform/database/database.ts';
import type { RowCounts } from '../../platform/database/tables.ts';
import { mediaTypeOf } from '../../platform/ports/files/media-type.ts';
import { CommandFailure } from '../command.ts';

export interface BackupFile {
  /** `octavo.sqlite`, `secret` or `media/<name>`. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
}

/** The content of `manifest.json`. */
export interface Manifest {
  /** The version of the folder layout. */
  readonly format: 1;
  readonly made_at: string;
  /** The source database; a backup always contains an SQLite file. */
  readonly database: 'sqlite' | 'postgres';
  readonly migrations: readonly string[];
  readonly rows: RowCounts;
  readonly files: readonly BackupFile[];
  /** Images whose files were already missing. */
  readonly missing: readonly string[];
}

export const manifestFile = 'manifest.json';

/** Reads the manifest of a backup and verifies every file. Throws `CommandFailure` if one differs. */
export async function readBackup(folder: string, progress: (text: string) => void): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const [at, file] of manifest.files.entries()) {
    progress(`Checking the backup: ${at} of ${manifest.files.length} files`);
    await requireSame(folder, file);
  }
  return manifest;
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, manifestFile);
  if (!fs.existsSync(file)) throw new CommandFailure(`${folder} is not a backup: it has no ${manifestFile}.`);
  const manifest = parseManifest(fs.readFileSync(file, 'utf8'));
  if (manifest === undefined)
    throw new CommandFailure(`${file} cannot be read; a newer version of Octavo wrote it, or it is damaged.`);
  return manifest;
}

function parseManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Manifest;
    const names = manifest.files.map((file) => file.path);
    const whole = names.includes(sqliteFileName) && names.includes('secret') && names.every(isOurs);
    return manifest.format === 1 && whole ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Rejects file names outside the backup. */
function isOurs(name: string): boolean {
  const [top, rest] = name.split(/\/(.*)/s, 2);
  if (rest === undefined) return [sqliteFileName, 'secret'].includes(name);
  return top === 'media' && mediaTypeOf(rest) !== undefined;
}

/** Throws `CommandFailure` unless a file of a backup matches its manifest. */
export async function requireSame(folder: string, { path: name, bytes, sha256 }: BackupFile): Promise<void> {
  const file = path.join(folder, name);
  if (!fs.existsSync(file)) throw new CommandFailure(`The backup is not complete: ${file} is missing.`);
  const found = await describeFile(folder, name);
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new CommandFailure(`The backup is damaged: ${file} is not what was written.`);
}

export function describeBytes(name: string, bytes: Buffer): BackupFile {
  return { path: name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export async function describeFile(folder: string, name: string): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done();
    },
  });
  await pipeline(fs.createReadStream(path.join(folder, name)), count);
  return { path: name, bytes, sha256: hash.digest('hex') };
}
