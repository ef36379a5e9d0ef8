import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rejectLostDatabase } from './lost-database.ts';

/** Tries a first start beside a folder or a file. */
function startBeside(entry: string, databaseUrl?: string): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-lost-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  const place = path.join(dataDir, entry);
  fs.mkdirSync(entry.endsWith('/') ? place : path.dirname(place), { recursive: true });
  if (!entry.endsWith('/')) fs.writeFileSync(place, 'a secret that is only for tests');
  return rejectLostDatabase({ databaseUrl, dataDir }, () => false);
}

test.each(['media/lost+found/', 'media/.nfs0001', 'outbox/'])('a first start beside %s', async (entry) => {
  await expect(startBeside(entry)).resolves.toBeUndefined();
});

test.each(['secret', 'media/ab/image.png', 'outbox/2026.eml', 'octavo.sqlite-wal'])(
  'a first start beside %s is rejected',
  async (entry) => {
    await expect(startBeside(entry)).rejects.toThrow('There is an installation without its database');
  },
);

test('a first start on PostgreSQL needs no secret of its own, but no images either', async () => {
  const url = 'postgres://localhost/octavo';
  await expect(startBeside('secret', url)).resolves.toBeUndefined();
  await expect(startBeside('media/ab/image.png', url)).rejects.toThrow('without its database');
});
