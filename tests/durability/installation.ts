import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Media } from '../../shared/wire/media.ts';
import { emptyPostgresDatabase } from '../support/fresh-postgres.ts';
import { octavo } from '../support/octavo-command.ts';
import { startRealServer, type DatabaseKind, type RealServer } from '../support/real-server.ts';
import { listAll, signIn } from './caller.ts';

/** A folder for this test. */
export function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo backups '));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server for this test. */
export async function startServer(...of: Parameters<typeof startRealServer>): Promise<RealServer> {
  const server = await startRealServer(...of);
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

/** A running server, its contents, and a backup of it. */
export interface BackedUp {
  readonly server: RealServer;
  readonly contents: unknown;
  /** The folder of the backup. */
  readonly backup: string;
  /** The secret in the backup. */
  readonly secret: string;
  remove(): Promise<void>;
}

/** Shared by all tests of a suite, which do not change it. */
export async function startBackedUp(kind: DatabaseKind): Promise<BackedUp> {
  const server = await startRealServer(kind);
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo backups '));
  const backup = await backUp(server, target);
  return {
    server,
    contents: await readEverything(server.url),
    backup,
    secret: secretOf(backup),
    async remove() {
      await server.remove();
      fs.rmSync(target, { recursive: true });
    },
  };
}

/** The secret in a backup or a data folder. */
export function secretOf(folder: string): string {
  return fs.readFileSync(path.join(folder, 'secret'), 'utf8').trim();
}

/** Everything that a visitor's site and the editor would read, as far as it does not depend on the time. */
export async function readEverything(url: string): Promise<unknown> {
  const call = await signIn(url);
  const workspaces = await listAll<{ id: string }>(call, 'workspaces/?');
  const contents = [];
  for (const { id } of workspaces) {
    const media = await listAll<Media>(call, `media/?workspace=${id}`);
    const sizes = await Promise.all(media.map(({ file }) => sizeOf(url, file)));
    const [pages, accesses] = [`pages/?workspace=${id}`, `accesses/?workspace=${id}`];
    contents.push({
      media,
      sizes,
      pages: await listAll(call, pages),
      accesses: await listAll(call, accesses),
    });
  }
  return JSON.parse(JSON.stringify({ workspaces, contents }).replaceAll(/http:\/\/[^/"]+/g, ''));
}

async function sizeOf(url: string, file: string): Promise<number> {
  const answer = await fetch(`${url}/media/${file}`);
  expect([file, answer.status]).toEqual([file, 200]);
  return (await answer.bytes()).length;
}

/** Everything in a folder, folders included. */
export function allFiles(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name));
}
