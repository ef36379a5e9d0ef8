import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { exitOf, spawnServer, startRealServer } from '../support/real-server.ts';

describe('the server does not start', () => {
  it('on a port that is in use, and reports it in one sentence', async () => {
    const port = await freePort();
    const other = http.createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void other.close());
    const folder = temporaryFolder();
    const { code, output } = await startInVain({
      PORT: String(port),
      OCTAVO_DATA_DIR: path.join(folder, 'data'),
    });
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} on 127.0.0.1 is in use; set PORT to another one.\n`);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('without a folder that it can write to', async () => {
    const file = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(file, 'in the way');
    const { code, output } = await startInVain({
      PORT: String(await freePort()),
      OCTAVO_DATA_DIR: path.join(file, 'data'),
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The data folder .+ cannot be written \(ENOTDIR\); set OCTAVO_DATA_DIR to another one\.\n$/,
    );
    expect(fs.readFileSync(file, 'utf8')).toBe('in the way');
  });

  it('on a database of a newer version, which it leaves unchanged', async () => {
    const server = await startRealServer('SQLite');
    onTestFinished(() => server.remove());
    await server.stop();
    const file = path.join(server.dataDir, 'octavo.sqlite');
    const database = new DatabaseSync(file);
    database.exec(`insert into kysely_migration values ('9999-from-the-future', '2099-01-01T00:00:00.000Z')`);
    database.close();
    const before = hash(file);
    const { code, output } = await startInVain(server.environment);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The database was written by a newer version of Octavo \(it has "9999-from-the-future"\)[^\n]*\n$/,
    );
    expect(hash(file)).toBe(before);
  });

  it('with an invalid setting', async () => {
    const { code, output } = await startInVain({ PORT: 'eighty', OCTAVO_DATA_DIR: temporaryFolder() });
    expect(code).toBe(1);
    expect(output).toBe('PORT must be a whole number from 0 to 65535.\n');
  });
});

describe('the server stops', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'cleanly on %s and starts again with the same data',
    async (signal) => {
      const server = await startRealServer('SQLite');
      onTestFinished(() => server.remove());
      expect(await server.stop(signal)).toBe(0);
      await server.restart();
      expect((await fetch(`${server.url}/api/system/ready/`)).status).toBe(200);
    },
  );
});

async function startInVain(environment: Readonly<Record<string, string>>) {
  const { child, output } = spawnServer(environment);
  return { code: await exitOf(child), output: output() };
}

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-start-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hash(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}
