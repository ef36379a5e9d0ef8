import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Migration } from 'kysely/migration';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../server/migrations/index.ts';
import { type DatabaseAddress, type Db, openDatabase } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { fc } from '../../tools/seeded.ts';
import {
  copyOfPostgresDatabase,
  emptyPostgresDatabase,
  type FreshPostgres,
} from '../support/fresh-postgres.ts';
import { type DatabaseKind, databaseKinds } from '../support/real-server.ts';
import { plan, rounds, printCounts } from './rounds.ts';

type Row = Readonly<Record<string, unknown>>;

/** One row and more of everything, as far as a release has the tables and columns. */
const content = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'release-0005.json'), 'utf8'),
) as Readonly<Record<string, readonly Row[]>>;

/** Migrations note when they ran, which differs from run to run. */
const started = Date.now();

/** The releases before this one. */
const releases = Object.keys(migrations).slice(0, -1);

describe.each(databaseKinds)('a full database of an earlier release on %s', (kind) => {
  it('is old or new and whole when its migration is killed, at whichever statement', async () => {
    const most = rounds(1, 1000);
    // The short form kills the longest and the shortest migration, and lets the others run on their full databases.
    const interrupted = most === 1 ? [releases.at(0), releases.at(-1)] : releases;
    let killed = 0;
    const empty = await emptyPlace(kind);
    for (const release of releases) {
      await migrateTo(empty, release);
      const old = await copyOf(kind, empty);
      await fill(old);
      const before = await read(old.address);
      if (!interrupted.includes(release)) {
        await withDb(old.address, (db) => migrate(db));
        expect(await read(old.address)).not.toEqual(before);
        await old.remove();
        continue;
      }
      const undisturbed = await copyOf(kind, old);
      const { statements } = await migrateAndDie(0, undisturbed.address);
      const after = await read(undisturbed.address);
      expect(after).not.toEqual(before);
      const all = Array.from({ length: statements }, (_none, place) => place + 1);
      const count = Math.min(most, statements);
      const [chosen = []] = plan(1, fc.shuffledSubarray(all, { minLength: count, maxLength: count }));
      for (const statement of chosen) {
        const copy = await copyOf(kind, old);
        expect(await migrateAndDie(statement, copy.address)).toEqual({ signal: 'SIGKILL', statements: 0 });
        killed += 1;
        expect([before, after]).toContainEqual(await read(copy.address));
        await withDb(copy.address, (db) => migrate(db));
        expect(await read(copy.address)).toEqual(after);
        await copy.remove();
      }
      await undisturbed.remove();
      await old.remove();
    }
    await empty.remove();
    printCounts({ releases: releases.length, killed });
  });
});

interface Place {
  readonly address: DatabaseAddress;
  remove(): Promise<void>;
}

/** Brings an empty database of an earlier release to this one. */
async function migrateTo({ address }: Place, release: string): Promise<void> {
  const known = Object.entries(migrations).slice(0, Object.keys(migrations).indexOf(release) + 1);
  await withDb(address, (db) => migrate(db, Object.fromEntries<Migration>(known)));
}

/** Adds the content as far as the tables of the release have room for it. */
async function fill({ address }: Place): Promise<void> {
  await withDb(address, async (db) => {
    const tables = await db.introspection.getTables();
    const untyped = db.withTables<Readonly<Record<string, Row>>>();
    for (const [name, rows] of Object.entries(content)) {
      const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
      const stored = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
      if (columns.length > 0) await untyped.insertInto(name).values(stored).execute();
    }
  });
}

async function emptyPlace(kind: DatabaseKind): Promise<Place> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo release '));
  const database = kind === 'PostgreSQL' ? await emptyPostgresDatabase() : undefined;
  return placeOf(dataDir, database);
}

async function copyOf(kind: DatabaseKind, { address }: Place): Promise<Place> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo release '));
  fs.cpSync(address.dataDir, dataDir, { recursive: true });
  const database =
    kind === 'PostgreSQL' ? await copyOfPostgresDatabase(address.databaseUrl ?? '') : undefined;
  return placeOf(dataDir, database);
}

function placeOf(dataDir: string, database: FreshPostgres | undefined): Place {
  const remove = async () => {
    await database?.drop();
    fs.rmSync(dataDir, { recursive: true });
  };
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  return { address: { dataDir, databaseUrl: database?.url }, remove };
}

/** Migrates in a separate process, which is killed after this statement; 0 lets it live. */
function migrateAndDie(
  statement: number,
  address: DatabaseAddress,
): Promise<{ readonly signal: NodeJS.Signals | null; readonly statements: number }> {
  const program = path.join(import.meta.dirname, 'migrate-and-die.ts');
  const child = fork(program, [JSON.stringify(address), String(statement)], { execArgv: [] });
  let statements = 0;
  child.on('message', (count: number) => (statements = count));
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve({ signal, statements })));
}

/** Every table with its columns and rows. */
async function read(address: DatabaseAddress): Promise<unknown> {
  return withDb(address, async (db) => {
    const tables = await db.introspection.getTables();
    const untyped = db.withTables<Readonly<Record<string, Row>>>();
    const contents = tables.map(async ({ name, columns }) => {
      const rows = await untyped.selectFrom(name).selectAll().execute();
      const names = columns.map((column) => column.name).toSorted();
      const sorted = rows.map((row) => withoutNow(names.map((column) => row[column]))).toSorted();
      return [name, names, sorted];
    });
    return Promise.all(contents);
  });
}

function withoutNow(values: readonly unknown[]): string {
  return JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && Date.parse(value) >= started
      ? 'now'
      : value,
  );
}

async function withDb<Result>(address: DatabaseAddress, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = openDatabase(address);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
