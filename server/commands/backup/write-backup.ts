import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listMediaFiles } from '../../modules/media/service.ts';
import { isSecretOf } from '../../modules/secrets/service.ts';
import { copyFromPostgres } from '../../platform/database/copy-database.ts';
import { dialectOf } from '../../platform/database/dialect.ts';
import { openDatabase, sqliteFileName, type Database } from '../../platform/database/database.ts';
import { appliedMigrations } from '../../platform/database/migrate.ts';
import { checkSqliteSnapshot, snapshotSqlite } from '../../platform/database/sqlite-snapshot.ts';
import { countRows, listTables } from '../../platform/database/tables.ts';
import type { FileStore } from '../../platform/ports/files/file-store.ts';
import { mediaTypeOf } from '../../platform/ports/files/media-type.ts';
import { syncFolder, writeDurably } from '../../platform/disk/write-durably.ts';
import { CommandFailure } from '../command.ts';
import {
  describeBytes,
  describeFile,
  manifestFile,
  requireSame,
  type BackupFile,
  type Manifest,
} from './manifest.ts';

export interface Installation {
  readonly database: Database;
  readonly dataDir: string;
  readonly files: FileStore;
  readonly secret: string;
}

/** Maximum copies of the database: images may be deleted before their files are copied. */
const rounds = 3;
/** Files copied at the same time. */
const together = 4;

/** Fills an empty folder with a backup; once this resolves, all of it is on disk and verified. */
export async function writeBackup(
  installation: Installation,
  folder: string,
  { madeAt, progress }: { readonly madeAt: string; progress(text: string): void },
): Promise<Manifest> {
  const media = new Map<string, BackupFile>();
  let contents = await copyDatabase(installation, folder, progress);
  let missing = await copyMedia(installation.files, folder, {
    wanted: contents.media,
    copied: media,
    progress,
  });
  for (let round = 1; missing.length > 0 && round < rounds; round += 1) {
    fs.rmSync(path.join(folder, sqliteFileName));
    contents = await copyDatabase(installation, folder, progress);
    missing = await copyMedia(installation.files, folder, {
      wanted: contents.media,
      copied: media,
      progress,
    });
  }
  await writeDurably(path.join(folder, 'secret'), Buffer.from(`${installation.secret}\n`));
  checkSqliteSnapshot(folder);
  await syncFile(path.join(folder, sqliteFileName));
  for (const [at, file] of [...media.values()].entries()) {
    progress(`Reading the images again: ${at} of ${media.size}`);
    await requireSame(folder, file);
  }
  const files = [
    await describeFile(folder, sqliteFileName),
    await describeFile(folder, 'secret'),
    ...media.values(),
  ];
  const { migrations, rows } = contents;
  const database = dialectOf(installation.database.db);
  const manifest: Manifest = { format: 1, made_at: madeAt, database, migrations, rows, files, missing };
  await writeDurably(
    path.join(folder, manifestFile),
    Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`),
  );
  return manifest;
}

/** Copies a snapshot of the database into an SQLite file. */
async function copyDatabase(
  { database, dataDir, secret }: Installation,
  folder: string,
  progress: (text: string) => void,
) {
  if (dialectOf(database.db) === 'sqlite')
    await snapshotSqlite(dataDir, folder, (done, all) =>
      progress(`Copying the database: ${done} of ${all} pages`),
    );
  else await copyFromPostgres(database, folder, progress);
  const copy = openDatabase({ databaseUrl: undefined, dataDir: folder });
  try {
    if (!(await isSecretOf(copy.db, secret)))
      throw new CommandFailure('The secret was replaced while the backup was made; make it again.');
    return {
      migrations: (await appliedMigrations(copy.db)).toSorted(),
      rows: await countRows(copy.db, await listTables(copy.db)),
      media: (await listMediaFiles(copy.db)).map(({ file }) => file),
    };
  } finally {
    await copy.close();
  }
}

/**
 * Copies missing files, and removes those that the latest copy of the database does not reference. Returns the names of
 * files that the store does not have.
 */
async function copyMedia(
  store: FileStore,
  folder: string,
  work: {
    readonly wanted: readonly string[];
    readonly copied: Map<string, BackupFile>;
    progress(text: string): void;
  },
): Promise<readonly string[]> {
  const { wanted, copied, progress } = work;
  const known = new Set(wanted);
  for (const name of copied.keys()) {
    if (known.has(name)) continue;
    copied.delete(name);
    fs.rmSync(path.join(folder, 'media', name));
  }
  const missing: string[] = [];
  const waiting = wanted.filter((name) => !copied.has(name));
  const total = waiting.length;
  const copyNext = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      progress(`Copying images: ${total - waiting.length - 1} of ${total}`);
      // A name that the store did not create could lead out of the folder.
      const found = mediaTypeOf(name) === undefined ? undefined : await store.find(name);
      const stream = await found?.open();
      if (stream === undefined) {
        missing.push(name);
        continue;
      }
      const bytes = await buffer(stream);
      copied.set(name, describeBytes(`media/${name}`, bytes));
      await writeDurably(path.join(folder, 'media', name), bytes);
    }
  };
  await Promise.all(Array.from({ length: together }, copyNext));
  return missing;
}

async function syncFile(file: string): Promise<void> {
  const handle = await fsp.open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(path.dirname(file));
}
