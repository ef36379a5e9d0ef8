import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migratedSqliteDatabase } from '../../../tests/support/fresh-sqlite.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/ports/files/file-store.ts';
import { createLocalFileStore } from '../../platform/ports/files/local-file-store.ts';
import { writeBackup } from './write-backup.ts';

const now = '2026-11-23T07:00:00.000Z';
const images = ['aa/one.jpg', 'bb/two.jpg', 'cc/three.jpg'] as const;

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-backup-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

/** Creates a workspace with images. */
async function install(dataDir: string): Promise<{ readonly database: Database; readonly files: FileStore }> {
  await migratedSqliteDatabase(dataDir);
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  onTestFinished(() => database.close());
  const { db } = database;
  const user = { id: 'u', email: 'ana@example.test', name: '', search_folded: '', role: 'user' } as const;
  await db
    .insertInto('users')
    .values({ ...user, date_joined: now })
    .execute();
  const texts = {
    title: '',
    title_folded: '',
    description: '',
    tags: '[]',
    seo_title_template: '',
    seo_description: '',
    site_taken_down_reason: '',
  };
  await db
    .insertInto('workspaces')
    .values({
      id: 'w',
      owner: 'u',
      type: 'BLOG',
      created_at: now,
      site_slug: 'w',
      site_language: 'en',
      ...texts,
    })
    .execute();
  const files = createLocalFileStore(path.join(dataDir, 'media'));
  for (const file of images) {
    await files.write(file, Buffer.from(file));
    const size = { width: 1, height: 1, bytes: file.length };
    const names = { name: file, name_folded: file, alt: '', alt_folded: '' };
    const row = { id: file, workspace: 'w', file, ...names, created_at: now };
    await db
      .insertInto('media')
      .values({ ...row, ...size })
      .execute();
  }
  return { database, files };
}

test('images deleted during the backup are in neither its database nor its files', async () => {
  const [dataDir, folder] = [makeFolder(), makeFolder()];
  const { database, files } = await install(dataDir);
  let deleted = false;
  const store: FileStore = {
    ...files,
    async find(name) {
      // The last one is looked up after the first one was copied.
      if (name === images[2] && !deleted) {
        deleted = true;
        const copied = path.join(folder, 'media', images[0]);
        while (!fs.existsSync(copied)) await new Promise((resolve) => setImmediate(resolve));
        for (const file of [images[0], images[2]]) {
          await database.db.deleteFrom('media').where('file', '=', file).execute();
          await files.remove(file);
        }
      }
      return files.find(name);
    },
  };
  const installation = { database, dataDir, files: store, secret: 'a secret of the tests' };
  const manifest = await writeBackup(installation, folder, { madeAt: now, progress: () => undefined });
  expect(manifest.missing).toEqual([]);
  expect(manifest.rows['media']).toBe(1);
  expect(manifest.files.map((file) => file.path)).toEqual(['octavo.sqlite', 'secret', `media/${images[1]}`]);
  expect(fs.existsSync(path.join(folder, 'media', images[0]))).toBe(false);
});

test('a file name in the database that leads out of the folder is not written', async () => {
  const [dataDir, folder] = [makeFolder(), makeFolder()];
  const { database, files } = await install(dataDir);
  const name = '../../outside.jpg';
  await database.db.updateTable('media').set({ file: name }).where('file', '=', images[0]).execute();
  const store: FileStore = { ...files, find: (wanted) => files.find(wanted === name ? images[0] : wanted) };
  const installation = { database, dataDir, files: store, secret: 'a secret of the tests' };
  const manifest = await writeBackup(installation, folder, { madeAt: now, progress: () => undefined });
  expect(manifest.missing).toEqual([name]);
  expect(fs.existsSync(path.resolve(folder, 'media', name))).toBe(false);
});
