import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rejectLostDatabase } from './lost-database.ts';

/** Tries a first start beside a folder with this entry. */
function startBeside(entry: string): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-lost-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  fs.mkdirSync(path.join(dataDir, entry), { recursive: true });
  return rejectLostDatabase({ databaseUrl: undefined, dataDir }, () => false);
}

test.each(['media/lost+found', 'media/.nfs0001', 'outbox'])('a first start beside %s', async (entry) => {
  await expect(startBeside(entry)).resolves.toBeUndefined();
});

test('a first start beside images is rejected', async () => {
  await expect(startBeside('media/ab')).rejects.toThrow('There is an installation without its database');
});
