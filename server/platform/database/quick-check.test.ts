import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migratedSqliteDatabase } from '../../../tests/support/fresh-sqlite.ts';
import { sqliteFileName } from './database.ts';
import { rejectDamagedSqlite } from './quick-check.ts';

test('a check that cannot run reports why, and does not call the file too large', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-quick-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  await migratedSqliteDatabase(dataDir);
  const file = path.join(dataDir, sqliteFileName);
  expect(await rejectDamagedSqlite(file)).toBeUndefined();
  vi.stubEnv('NODE_OPTIONS', '--no-such-option');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await rejectDamagedSqlite(file)).toBe('the process that checks it failed (9)');
});
