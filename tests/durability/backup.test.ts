import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyPostgresDatabase } from '../support/fresh-postgres.ts';
import { octavo } from '../support/octavo-command.ts';
import {
  databaseKinds,
  editorAccount,
  startRealServer,
  type DatabaseKind,
  type RealServer,
} from '../support/real-server.ts';

function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo backups '));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startServer(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
): Promise<RealServer> {
  const server = await startRealServer(kind, settings);
  onTestFinished(() => server.remove());
  return server;
}

/** Where nothing is installed yet. */
async function emptyPlace(kind: DatabaseKind, secret: string): Promise<Record<string, string>> {
  const place: Record<string, string> = { OCTAVO_DATA_DIR: path.join(makeFolder(), 'data') };
  if (kind === 'SQLite') return place;
  const database = await emptyPostgresDatabase();
  onTestFinished(() => database.drop());
  return { ...place, DATABASE_URL: database.url, OCTAVO_SECRET: secret };
}

/** Makes a backup and returns its folder. */
async function backUp(server: RealServer, target: string): Promise<string> {
  const ran = await octavo(server.environment, ['backup', target, '--json']);
  expect(ran).toMatchObject({ code: 0, error: '' });
  return (JSON.parse(ran.out) as { folder: string }).folder;
}

/** Everything that a visitor's site and the editor would read, as far as it does not depend on the time. */
async function readEverything(url: string): Promise<unknown> {
  const signedIn = await fetch(`${url}/api/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(editorAccount),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const get = async (address: string) => {
    const answer = await fetch(url + address, { headers: { authorization: `Token ${token}` } });
    expect([address, answer.status]).toEqual([address, 200]);
    return answer;
  };
  const list = async (address: string) =>
    ((await (await get(address)).json()) as { results: readonly { id: string; file: string }[] }).results;
  const workspaces = await list('/api/workspaces/?page_size=100');
  const contents = [];
  for (const { id } of workspaces) {
    const media = await list(`/api/media/?workspace=${id}&page_size=1000`);
    const sizes = await Promise.all(
      media.map(async ({ file }) => (await (await get(`/media/${file}`)).bytes()).length),
    );
    contents.push({
      media,
      sizes,
      pages: await list(`/api/pages/?workspace=${id}&page_size=100`),
      accesses: await (await get(`/api/accesses/?workspace=${id}`)).json(),
    });
  }
  return JSON.parse(JSON.stringify({ workspaces, contents }).replaceAll(/http:\/\/[^/"]+/g, ''));
}

function allFiles(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe.each(databaseKinds)('a backup of a server on %s', (kind) => {
  const other = kind === 'SQLite' ? 'PostgreSQL' : 'SQLite';

  it('is made while the server runs, again and again, for the eyes of its owner only', async () => {
    const server = await startServer(kind);
    const target = path.join(makeFolder(), 'kept here');
    const folders = [await backUp(server, target), await backUp(server, target)];
    expect(new Set(folders).size).toBe(2);
    expect(fs.readdirSync(target).toSorted()).toEqual(
      ['lock', ...folders.map((folder) => path.basename(folder))].toSorted(),
    );
    for (const file of allFiles(target)) {
      const { mode } = fs.statSync(file);
      expect([file, mode & 0o077]).toEqual([file, 0]);
    }
  });

  it.each<DatabaseKind>([kind, other])(
    'is restored into %s, with every record, picture and key',
    async (into) => {
      const server = await startServer(kind);
      const before = await readEverything(server.url);
      const folder = await backUp(server, makeFolder());
      const secret = fs.readFileSync(path.join(folder, 'secret'), 'utf8').trim();

      const place = await emptyPlace(into, secret);
      const restored = await octavo(place, ['restore', folder]);
      expect(restored).toMatchObject({ code: 0, error: '' });
      await server.stop();
      const copy = await startServer(into, { ...place, OCTAVO_DEMO: '0' });
      expect(await readEverything(copy.url)).toEqual(before);
      expect(copy.output()).not.toMatch(/error/i);
      const refused = await octavo(copy.environment, ['restore', folder, '--replace']);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.error).toMatch(/in use by another Octavo|other connections?;/);
      await copy.stop();
      expect(await octavo(place, ['restore', folder])).toMatchObject({ code: 1, out: '' });
      expect(await octavo(place, ['restore', folder, '--replace'])).toMatchObject({ code: 0, error: '' });
    },
  );
});
