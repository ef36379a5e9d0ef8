import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialectOf } from '../../server/platform/database/dialect.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import type { Block } from '../../shared/wire/content.ts';
import type { Media } from '../../shared/wire/media.ts';
import { register } from '../support/accounts.ts';
import { describeOnBothDatabases, type Member, type World } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField, type ContentWorld } from './content-world.ts';
import { uploadForm } from './upload-form.ts';
import { flatPng } from '../support/flat-png.ts';

type Table = keyof Schema;
/** Every row of every table, as text. */
type Dump = ReadonlyMap<Table, readonly string[]>;

/** The table that notes files to be removed; a note goes when its file does. */
const workTable = 'unsettled_files';

/** The tables that the database itself lists, so that a table added later is not forgotten. */
async function readTables(world: World): Promise<{ all: Table[]; ofWorkspaces: Table[]; ofUsers: Table[] }> {
  const tables = await world.dependencies.db.introspection.getTables();
  const having = (...names: string[]) =>
    tables
      .filter(({ columns }) => columns.some(({ name }) => names.includes(name)))
      .map(({ name }) => name as Table);
  return {
    all: tables.map(({ name }) => name as Table).filter((name) => name !== workTable),
    ofWorkspaces: having('workspace'),
    ofUsers: having('workspace', 'user', 'owner'),
  };
}

async function dump(world: World): Promise<Dump> {
  const { all } = await readTables(world);
  const tables = new Map<Table, readonly string[]>();
  for (const table of all) {
    const rows = await world.dependencies.db.selectFrom(table).selectAll().execute();
    tables.set(table, rows.map((row) => JSON.stringify(row)).toSorted());
  }
  return tables;
}

/**
 * Divides rows into those that depend on a record (they reference it, or reference a row that does, and so on) and all
 * others.
 */
function divide(before: Dump, root: string): { dependents: Dump; others: Dump } {
  const ids = new Set([root]);
  const mentions = (row: string) => [...ids].some((id) => row.includes(id));
  for (let known = 0; known !== ids.size;) {
    known = ids.size;
    for (const row of [...before.values()].flat()) {
      const { id } = JSON.parse(row) as { id?: string };
      if (id !== undefined && mentions(row)) ids.add(id);
    }
  }
  const pick = (wanted: boolean): Dump =>
    new Map([...before].map(([table, rows]) => [table, rows.filter((row) => mentions(row) === wanted)]));
  return { dependents: pick(true), others: pick(false) };
}

function tablesWithRows(rows: Dump): Table[] {
  return [...rows].filter(([, found]) => found.length > 0).map(([table]) => table);
}

/** Fills a workspace so that every table has rows of the workspace and its owner. */
async function fill(world: ContentWorld, owner: Member): Promise<{ workspace: string; file: string }> {
  const { db } = world.dependencies;
  const { id: workspace } = await world.workspace(owner, { tags: ['all', 'of it'] });
  const page = await world.page(owner, workspace);
  const other = await world.page(owner, workspace, { title: 'Other', url_path: '/other' });
  await owner.change(`/api/workspaces/${workspace}/design/`, { primary: '#123456' });
  const form = uploadForm({ workspace, bytes: await flatPng() });
  const { id, file } = await owner.create<Media>('/api/media/', form.body, form.headers);
  const model = await world.addModel({
    links: { ...textField, field_type: 'link' },
    pictures: { ...textField, field_type: 'media', order: 1 },
  });
  const data = { links: [linkTo(other)], pictures: [{ id, file }] };
  const body = { page: page.id, block_content_model: model.id, data };
  const block = await owner.create<Block>('/api/blocks/', body);
  for (const changed of [{ links: [], pictures: [] }, data])
    await owner.change(`/api/blocks/${block.id}/`, { data: changed });
  bodyOf(await owner.post(`/api/pages/${page.id}/publish/`), 200);
  await owner.change(`/api/pages/${page.id}/`, { url_path: '/moved' });
  const plans = `/api/block-content-models/${model.id}/plans/`;
  const admin = await world.admin();
  const operations = [{ op: 'retype', field: 'links', to: 'ways', field_type: 'link' }];
  const plan = await admin.create<{ id: string }>(plans, { operations });
  bodyOf(await admin.post(`${plans}${plan.id}/apply/`, {}), 200);
  const component = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
  const once = { 'idempotency-key': randomUUID() };
  const shared = { workspace, block_content_model: component.id, data: {} };
  await owner.create('/api/components/', shared, once);
  await owner.create(`/api/pages/${page.id}/preview-links/`, { days: 7 });
  const site = world.withKey((await world.createApiKey(owner, workspace)).api_key);
  await site.create('/api/delivery/inquiries/', { message: 'Hello', page: page.id }, once);
  await world.guest.post('/api/auth/request-account/', { email: owner.email });
  const created_at = '2026-01-01T00:00:00.000Z';
  const identity = { provider: 'google' as const, subject: randomUUID(), user: owner.id, created_at };
  await db.insertInto('social_identities').values(identity).execute();
  return { workspace, file };
}

/** Makes a table reject deletions until the returned function is called. */
async function rejectRemoval({ dependencies: { db } }: World, table: Table): Promise<() => Promise<unknown>> {
  if (dialectOf(db) === 'sqlite') {
    await sql`create trigger refuse_removal before delete on ${sql.table(table)}
      begin select raise(abort, 'refused'); end`.execute(db);
    return () => sql`drop trigger refuse_removal`.execute(db);
  }
  await sql`create or replace function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`.execute(db);
  await sql`create trigger refuse_removal before delete on ${sql.table(table)}
    for each row execute function refuse()`.execute(db);
  return () => sql`drop trigger refuse_removal on ${sql.table(table)}`.execute(db);
}

describeOnBothDatabases('deleting', (makeWorld) => {
  test.each(['a workspace', 'a user'])(
    '%s leaves nothing behind in any table and touches nothing else',
    async (what) => {
      const world = await makeContentWorld(makeWorld);
      const [vera, boro, admin] = [await world.user('Vera'), await world.user('Boro'), await world.admin()];
      const own = [await fill(world, vera)];
      if (what === 'a user') own.push(await fill(world, vera));
      const theirs = await fill(world, boro);
      const before = await dump(world);
      const { ofWorkspaces, ofUsers } = await readTables(world);
      const workspace = own[0]?.workspace ?? '';
      const mine = divide(before, what === 'a user' ? vera.id : workspace);
      const tables = [...(what === 'a user' ? ofUsers : ofWorkspaces), 'idempotency_keys'];
      expect(tablesWithRows(mine.dependents)).toEqual(expect.arrayContaining(tables));

      const { status } =
        what === 'a user'
          ? await admin.delete(`/api/users/${vera.id}/?all=1`)
          : await vera.delete(`/api/workspaces/${workspace}/`);
      expect(status).toBe(204);
      expect(await dump(world)).toEqual(mine.others);
      const { db, files } = world.dependencies;
      for (const { file } of own) expect(await files.find(file)).toBeUndefined();
      expect(await files.find(theirs.file)).toBeDefined();
      expect(await db.selectFrom(workTable).selectAll().execute()).toEqual([]);
    },
  );

  test('a user ends the newsletter for their address, unless the address is unverified', async () => {
    const world = await makeContentWorld(makeWorld);
    const [vera, admin] = [await world.user('Vera'), await world.admin()];
    const { db } = world.dependencies;
    const subscribed = async () =>
      (await db.selectFrom('newsletter_subscribers').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      );
    const stranger = 'stranger@example.test';
    for (const email of [vera.email, stranger]) await world.guest.post('/api/newsletter/', { email });
    await register(world, { email: stranger });
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', stranger)
      .executeTakeFirstOrThrow();
    await admin.delete(`/api/users/${id}/?all=1`);
    expect(await subscribed()).toEqual([stranger, vera.email]);
    const gone = await vera.delete(`/api/users/${vera.id}/`, { password: vera.password });
    expect([gone.status, await subscribed()]).toEqual([204, [stranger]]);
  });

  test('an administrator keeps the block types they changed, but not their name', async () => {
    const world = await makeContentWorld(makeWorld);
    const [admin, leaving] = [await world.admin(), await world.admin()];
    const model = `/api/block-content-models/${world.note.id}/`;
    await leaving.patch(model, { name: 'Renamed' });
    const history = () =>
      world.dependencies.db.selectFrom('content_history').selectAll().where('revision', '=', 1).execute();
    expect(JSON.stringify(await history())).toContain(leaving.id);
    await admin.delete(`/api/users/${leaving.id}/?all=1`);
    expect(await history()).toMatchObject([{ source: world.note.id, replaced_by: null }]);
  });

  test.each(['a workspace', 'a user'])(
    '%s while others write gives the result of whichever came first, and no server error',
    async (what) => {
      const world = await makeContentWorld(makeWorld);
      const admin = await world.admin();
      const header = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
      for (let round = 0; round < 5; round += 1) {
        const user = await world.user();
        const { id: workspace } = await world.workspace(user);
        const page = await world.page(user, workspace);
        const { api_key } = await world.createApiKey(user, workspace);
        const post = (url: string, body?: unknown) => world.call('POST', url, { as: user, body });
        const write = () => [
          ...(what === 'a user' ? [post('/api/workspaces/', { type: 'BLOG', title: 'x' })] : []),
          post('/api/components/', { workspace, block_content_model: header.id, data: {} }),
          post('/api/accesses/', { title: 'x', workspace }),
          post('/api/pages/', { title: 'x', url_path: '/x', workspace }),
          post('/api/blocks/', { page: page.id, block_content_model: world.note.id, data: {} }),
          post(`/api/pages/${page.id}/publish/`),
          world.withKey(api_key).post('/api/delivery/inquiries/', { message: 'x', page: page.id }),
        ];
        const remove = () =>
          what === 'a user'
            ? admin.delete(`/api/users/${user.id}/?all=1`)
            : user.delete(`/api/workspaces/${workspace}/`);
        const answers = await Promise.all([...write(), ...write(), remove(), ...write(), ...write()]);
        for (const { status, text } of answers) expect([status < 500, text]).toEqual([true, text]);
        expect(answers.map(({ status }) => status)).toContain(204);
        const gone = divide(await dump(world), what === 'a user' ? user.id : workspace);
        expect(tablesWithRows(gone.dependents)).toEqual([]);
      }
    },
  );

  test('that fails anywhere leaves everything in place, including files', async () => {
    const world = await makeContentWorld(makeWorld);
    const [vera, admin] = [await world.user('Vera'), await world.admin()];
    const { workspace, file } = await fill(world, vera);
    const before = await dump(world);
    const { ofWorkspaces, ofUsers } = await readTables(world);
    const removals = [
      ...ofWorkspaces.map((table) => [table, `/api/workspaces/${workspace}/`, vera] as const),
      ...[...ofUsers, 'users' as const].map(
        (table) => [table, `/api/users/${vera.id}/?all=1`, admin] as const,
      ),
    ];
    for (const [table, address, caller] of removals) {
      const allow = await rejectRemoval(world, table);
      const answer = await caller.delete(address);
      expect([table, answer.status, answer.body['code']]).toEqual([table, 500, 'internal_error']);
      await allow();
    }
    expect(await dump(world)).toEqual(before);
    expect(await world.dependencies.files.find(file)).toBeDefined();
    expect((await admin.delete(`/api/users/${vera.id}/?all=1`)).status).toBe(204);
    expect(await world.dependencies.files.find(file)).toBeUndefined();
  });
});
