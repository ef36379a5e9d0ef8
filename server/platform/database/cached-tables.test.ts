import { CompiledQuery, Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import type { Db } from './database.ts';
import { prepare } from './prepared.ts';
import { recordChanges } from './record-changes.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

/** A database with every table, and the changes that it published. */
async function openRecorded() {
  const published: string[] = [];
  const db = new Kysely<Schema>({
    dialect: recordChanges(sqliteDialect(openSqlite(':memory:')), async (_tx, changes) => {
      published.push(...changes.map(({ topic, workspace }) => `${topic} ${workspace}`));
    }),
  });
  onTestFinished(() => db.destroy());
  await migrate(db);
  await db.executeQuery(CompiledQuery.raw('PRAGMA foreign_keys = OFF'));
  published.length = 0;
  const changes = async (write: (db: Db) => Promise<unknown>) => {
    published.length = 0;
    await db.transaction().execute(write);
    return [...published];
  };
  return { db, published, changes };
}

const title = { title: 'New' };
const cached: readonly (readonly [name: string, write: (db: Db) => Promise<unknown>, changes: string[]])[] = [
  [
    'a page that goes live',
    (db) =>
      db
        .updateTable('pages')
        .set({ live_version: 1 })
        .where('id', '=', 'p')
        .where('workspace', '=', 'w')
        .execute(),
    ['content w'],
  ],
  [
    'a page of an unnamed workspace',
    (db) => db.updateTable('pages').set({ live_version: 1 }).where('id', '=', 'p').execute(),
    ['content *'],
  ],
  ['the draft of a page', (db) => db.updateTable('pages').set({ edits: 2 }).execute(), []],
  [
    'a component',
    (db) => db.deleteFrom('components').where('id', '=', 'c').where('workspace', '=', 'w').execute(),
    ['content w'],
  ],
  [
    'the design of a site',
    (db) => db.insertInto('site_designs').values({ workspace: 'w', choices: '{}' }).execute(),
    ['content w'],
  ],
  [
    'a workspace',
    (db) => db.updateTable('workspaces').set(title).where('id', '=', 'w').execute(),
    ['content w'],
  ],
  [
    'the owner of a workspace',
    (db) => db.updateTable('workspaces').set({ owner: 'u' }).where('id', '=', 'w').execute(),
    ['content w', 'accesses w'],
  ],
  [
    'a blocked user',
    (db) => db.updateTable('users').set({ blocked_at: 'now' }).where('id', '=', 'u').execute(),
    ['content *', 'accesses *'],
  ],
  ['a name', (db) => db.updateTable('users').set({ name: 'New' }).where('id', '=', 'u').execute(), []],
  [
    'a model of components',
    (db) =>
      db
        .updateTable('block_content_models')
        .set({ content_model: '{}' })
        .where('content_model_type', '=', 'COMPONENT')
        .execute(),
    ['content *'],
  ],
  [
    'the image of a workspace',
    (db) =>
      db
        .deleteFrom('content_references')
        .where('workspace', '=', 'w')
        .where('source_page', 'is', null)
        .execute(),
    ['content w'],
  ],
  [
    'a rotated key',
    (db) => db.updateTable('accesses').set({ key_hash: 'h' }).where('workspace', '=', 'w').execute(),
    ['accesses w'],
  ],
  ['the last use of a key', (db) => db.updateTable('accesses').set({ last_used_at: 'now' }).execute(), []],
];

test.each(cached)('a write of %s publishes its changes', async (_name, write, expected) => {
  const { changes } = await openRecorded();
  expect(await changes(write)).toEqual(expected);
});

test('a prepared write names its workspace', async () => {
  const { changes } = await openRecorded();
  const write = prepare((db: Db, { id, workspace }: { id: string; workspace: string }) =>
    db.updateTable('components').set({ data: '{}' }).where('id', '=', id).where('workspace', '=', workspace),
  );
  expect(await changes((db) => write(db, { id: 'c', workspace: 'v' }))).toEqual(['content v']);
  expect(await changes((db) => write(db, { id: 'c', workspace: 'w' }))).toEqual(['content w']);
});

test('a transaction publishes each change once, and every workspace at most', async () => {
  const { changes } = await openRecorded();
  const change = (db: Db, id: string) =>
    db.updateTable('workspaces').set(title).where('id', '=', id).execute();
  const all = async (db: Db, ids: readonly string[]) => {
    for (const id of ids) await change(db, id);
  };
  expect(await changes((db) => all(db, ['v', 'w', 'v']))).toEqual(['content v', 'content w']);
  const many = Array.from({ length: 101 }, (_, at) => `w${at}`);
  expect(await changes((db) => all(db, many))).toEqual(['content *']);
});

test('a write outside a transaction publishes its change, too', async () => {
  const { db, published } = await openRecorded();
  await db.updateTable('workspaces').set(title).where('id', '=', 'w').execute();
  expect(published).toEqual(['content w']);
});

test('a transaction that is rolled back publishes nothing', async () => {
  const { changes, published } = await openRecorded();
  const failing = changes(async (db) => {
    await db.updateTable('workspaces').set(title).where('id', '=', 'w').execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(published).toEqual([]);
});
