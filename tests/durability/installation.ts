import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { emptyPostgresDatabase } from '../support/fresh-postgres.ts';
import { octavo } from '../support/octavo-command.ts';
import {
  editorAccount,
  startRealServer,
  type DatabaseKind,
  type RealServer,
} from '../support/real-server.ts';

/** A folder for this test. */
export function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo backups '));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server for this test. */
export async function startServer(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>> = {},
): Promise<RealServer> {
  const server = await startRealServer(kind, settings);
  onTestFinished(() => server.remove());
  return server;
}

/** Where nothing is installed yet. */
export async function emptyPlace(kind: DatabaseKind, secret: string): Promise<Record<string, string>> {
  const place: Record<string, string> = { OCTAVO_DATA_DIR: path.join(makeFolder(), 'data') };
  if (kind === 'SQLite') return place;
  const database = await emptyPostgresDatabase();
  onTestFinished(() => database.drop());
  return { ...place, DATABASE_URL: database.url, OCTAVO_SECRET: secret };
}

/** Makes a backup and returns its folder. */
export async function backUp(server: RealServer, target: string): Promise<string> {
  const ran = await octavo(server.environment, ['backup', target, '--json']);
  expect(ran).toMatchObject({ code: 0, error: '' });
  return (JSON.parse(ran.out) as { folder: string }).folder;
}

/** Everything that a visitor's site and the editor would read, as far as it does not depend on the time. */
export async function readEverything(url: string): Promise<unknown> {
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
      accesses: await list(`/api/accesses/?workspace=${id}&page_size=100`),
    });
  }
  return JSON.parse(JSON.stringify({ workspaces, contents }).replaceAll(/http:\/\/[^/"]+/g, ''));
}

/** Everything in a folder, folders included. */
export function allFiles(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name));
}
