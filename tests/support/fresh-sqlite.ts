import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, sqliteFileName } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';

/** Migrating takes a third of the time it takes to make a world, so each process does it once and copies the file. */
let template: Promise<Buffer> | undefined;

/** Puts a database with the schema of this release into a data folder. */
export async function migratedSqliteDatabase(dataDir: string): Promise<void> {
  template ??= makeTemplate();
  fs.writeFileSync(path.join(dataDir, sqliteFileName), await template);
}

async function makeTemplate(): Promise<Buffer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-template-'));
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
  const file = fs.readFileSync(path.join(dataDir, sqliteFileName));
  fs.rmSync(dataDir, { recursive: true });
  return file;
}
