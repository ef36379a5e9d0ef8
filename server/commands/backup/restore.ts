import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { fillPostgres, requireRoom } from '../../platform/database/copy-database.ts';
import { openDatabase, sqliteFileName, type Database } from '../../platform/database/database.ts';
import { isSecretOf } from '../../modules/secrets/service.ts';
import { rejectForeignSqlite } from '../../platform/database/foreign-sqlite.ts';
import { lockDataDir } from '../../platform/database/sqlite-lock.ts';
import { checkSqliteSnapshot } from '../../platform/database/sqlite-snapshot.ts';
import type { FileStore } from '../../platform/ports/files/file-store.ts';
import { createLocalFileStore } from '../../platform/ports/files/local-file-store.ts';
import { openFileStore } from '../../platform/ports/files/open-file-store.ts';
import {
  acceptRestored,
  adoptRestored,
  collectRestored,
} from '../../platform/ports/files/restored-folder.ts';
import { readSecret, secretFiles } from '../../platform/security/secret-file.ts';
import { checkDataDir } from '../../platform/errors/start-checks.ts';
import { CommandFailure, type Command, type CommandContext } from '../command.ts';
import { describeBytes, readBackup, requireSame, type BackupFile, type Manifest } from './manifest.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'restore a backup into an empty installation',
  description: [
    'Checks every file of the backup, then puts the database, the images and the secret where the configuration says:',
    'SQLite or PostgreSQL, folder or S3, whatever the backup was made of. All or nothing: if it is interrupted, the',
    'installation is as it was before, and the same command starts over. The next start of the server migrates the database.',
    'A secret that is configured with OCTAVO_SECRET must be the one of the backup.',
  ],
  server: 'must be stopped',
  positionals: [{ name: 'backup', meaning: 'a folder that the command "backup" has written' }],
  options: { replace: { meaning: 'replace an installation that is not empty; its images stay, unused' } },
  long: true,
  async run(context) {
    const { config } = context;
    const folder = context.path(context.word('backup'));
    const manifest = await readBackup(folder, context.progress);
    const secret = await fs.readFile(path.join(folder, 'secret'), 'utf8');
    requireSecret(config, secret.trim(), context.given('replace'));
    checkDataDir(config.dataDir);
    context.onClose(lockDataDir(config.dataDir));
    await adoptRestored(config.dataDir);
    const target = config.databaseUrl === undefined ? undefined : openDatabase(config, { unhurried: true });
    context.onClose(() => target?.close());
    const replace = context.given('replace');
    if (target !== undefined) await requireRoom({ database: target, replace });
    else if (!replace && existsSync(path.join(config.dataDir, sqliteFileName)))
      throw new CommandFailure(`${config.dataDir} already has a database; use --replace to replace it.`);

    const collected = await collectRestored(config.dataDir);
    try {
      await collect(context, { folder, collected, manifest, target });
      await acceptRestored(config.dataDir);
    } finally {
      await fs.rm(collected, { recursive: true, force: true });
    }
    const images = manifest.files.length - 2;
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    return {
      data: { backup: folder, made_at: manifest.made_at, rows: manifest.rows, images },
      lines: [`Restored ${rows} rows and ${images} images from ${manifest.made_at}.`],
    };
  },
};

/** Requires the secret of the backup, without which its API keys are unreadable. */
function requireSecret(config: Config, secret: string, replace: boolean): void {
  if (config.secret !== undefined && config.secret.trim() !== secret)
    throw new CommandFailure(
      'OCTAVO_SECRET is not the secret of this backup; set it to what the file "secret" in the backup holds.',
    );
  if (config.secret !== undefined || replace) return;
  const present = readSecret(secretFiles(config.dataDir).current);
  if (present !== undefined && present !== secret)
    throw new CommandFailure(`${config.dataDir} already has another secret; use --replace to replace it.`);
}

interface Work {
  readonly folder: string;
  /** Where files are collected until all are complete. */
  readonly collected: string;
  readonly manifest: Manifest;
  /** The PostgreSQL target, if there is one. */
  readonly target: Database | undefined;
}

/** Does everything before `acceptRestored`; a PostgreSQL database is filled last. */
async function collect(
  context: CommandContext,
  { folder, collected, manifest, target }: Work,
): Promise<void> {
  const { config } = context;
  const all = new Map(manifest.files.map((file) => [file.path, file]));
  await copyFile(folder, collected, all.get(sqliteFileName));
  // Throws if a newer release wrote the database, or if it is damaged.
  rejectForeignSqlite(collected);
  checkSqliteSnapshot(collected);
  await requireOwnSecret(folder, collected);
  const toFolder = config.databaseUrl === undefined && config.s3 === undefined;
  const store = toFolder ? createLocalFileStore(path.join(collected, 'media')) : await openFileStore(config);
  await copyMedia(context, { folder, manifest, store });
  if (target === undefined) {
    if (config.secret === undefined) await copyFile(folder, collected, all.get('secret'));
    return;
  }
  const source = openDatabase({ databaseUrl: undefined, dataDir: collected });
  try {
    await fillPostgres(source, { database: target, replace: context.given('replace') }, context.progress);
  } finally {
    await source.close();
    await fs.rm(path.join(collected, sqliteFileName));
  }
}

/** Requires the secret that the database was written with; the server would not start with another. */
async function requireOwnSecret(folder: string, collected: string): Promise<void> {
  const secret = (await fs.readFile(path.join(folder, 'secret'), 'utf8')).trim();
  const copy = openDatabase({ databaseUrl: undefined, dataDir: collected });
  try {
    if (!(await isSecretOf(copy.db, secret)))
      throw new CommandFailure(
        'The secret in the backup is not the one of its database; use another backup.',
      );
  } finally {
    await copy.close();
  }
}

async function copyMedia(
  context: CommandContext,
  { folder, manifest, store }: Pick<Work, 'folder' | 'manifest'> & { readonly store: FileStore },
): Promise<void> {
  const images = manifest.files.filter((file) => file.path.startsWith('media/'));
  for (const [at, image] of images.entries()) {
    context.progress(`Copying images: ${at} of ${images.length}`);
    const bytes = await fs.readFile(path.join(folder, image.path));
    if (describeBytes(image.path, bytes).sha256 !== image.sha256)
      throw new CommandFailure(`The backup is damaged: ${image.path} is not what was written.`);
    await store.write(image.path.slice('media/'.length), bytes);
  }
}

/** Copies a file of the backup and verifies the copy. */
async function copyFile(from: string, to: string, file: BackupFile | undefined): Promise<void> {
  if (file === undefined) return;
  const handle = await fs.open(path.join(to, file.path), 'wx', 0o600);
  try {
    await handle.writeFile((await fs.open(path.join(from, file.path))).createReadStream());
    await handle.sync();
  } finally {
    await handle.close();
  }
  await requireSame(to, file);
}
