import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { replaced } from '../../server/migrations/index.ts';
import { finishPlans } from '../../server/modules/plans/fill-plan.ts';
import { openSession } from '../../server/modules/sessions/service.ts';
import type { Db } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import type { Page } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { memberOf } from '../support/client.ts';
import { describeOnBothDatabases, type MakeWorld } from '../support/world.ts';
import { bodyOf } from './content-world.ts';

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * Rows that commit 91059ec7 of 28 November 2026 wrote: plans that are done, undone, waiting and interrupted, and what they kept for undo.
 */
const content = fs.readFileSync(path.join(import.meta.dirname, 'release-91059ec7.json'), 'utf8');

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** The same as stored today, because values are kept for 30 days. */
const storedToday = () =>
  JSON.parse(content.replaceAll('2026-11-29', day(0)).replaceAll('2026-12-29', day(30))) as Rows;

async function recordMigrations(db: Db, names: readonly string[]): Promise<void> {
  const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
  await migrations.deleteFrom('kysely_migration').execute();
  const timestamp = new Date().toISOString();
  const rows = names.map((name) => ({ name, timestamp }));
  await migrations.insertInto('kysely_migration').values(rows).execute();
}

async function makeFormerWorld(makeWorld: MakeWorld) {
  const world = await makeWorld();
  const { db } = world.dependencies;
  await sql`alter table plans drop column values_removed_at`.execute(db);
  await sql`create table plan_rows (
    plan text not null references plans (id) on delete cascade, source text not null,
    workspace text not null references workspaces (id) on delete cascade, kind text not null, before text not null,
    rest text, revision integer not null, kept_until text not null, primary key (plan, source))`.execute(db);
  await recordMigrations(db, replaced);
  const untyped = db.withTables<Record<string, Record<string, unknown>>>();
  const tables = storedToday();
  for (const [table, rows] of Object.entries(tables))
    await untyped
      .insertInto(table)
      .values([...rows])
      .execute();
  await migrate(db);
  const [owner, administrator] = await Promise.all(
    (['user', 'admin'] as const).map(async (role) => {
      const id = String(tables['users']?.find((user) => user['role'] === role)?.['id']);
      const token = await openSession(world.dependencies, db, id);
      return memberOf(world.call, { id, email: '', password: '', token });
    }),
  );
  const page = String(tables['pages']?.[0]?.['id']);
  const plans = (tables['plans'] ?? []).map(({ id, block_content_model: model, state }) => ({
    url: `/api/block-content-models/${String(model)}/plans/${String(id)}/`,
    state,
  }));
  return {
    ...world,
    plans,
    /** The data of all blocks without the ids of items. */
    read: async () => {
      const { page_blocks: blocks } = await (owner ?? world.guest).read<Page>(`/api/pages/${page}/`);
      return blocks.map(({ data }) => JSON.parse(JSON.stringify(data, withoutIds)) as object);
    },
    send: async (url: string) => bodyOf(await (administrator ?? world.guest).post<Plan>(url), 200),
    finish: () => finishPlans.run(world.dependencies, new AbortController().signal),
  };
}

function withoutIds(key: string, value: unknown): unknown {
  return key === 'id' ? undefined : value;
}

const text = (word: string) => ({ data: { text: word } });
const name = (word: string) => ({ data: { name: word } });

/** The content as the plans had left it, of the waiting one and of the interrupted one last. */
const changed = [
  {
    name: 'Soup',
    servings: 4,
    ingredients: [name('Leek'), name('Potato')],
    steps: [text('Chop'), text('Boil')],
  },
  { name: 'Bread', steps: [text('Knead')] },
  { front: 'edited', back: 'two' },
  { front: 'three', back: 'four' },
  { text: '7' },
  { other: 'x' },
];

/** The content from before all plans. */
const original = [
  { title: 'Soup', servings: '4', lines: 'Leek\nPotato', step_1: 'Chop', step_2: 'Boil', tags: 'warm' },
  { title: 'Bread', servings: 'many', lines: '', step_1: 'Knead', step_2: '', tags: '' },
  ...changed.slice(2, 4),
  { text: 7 },
  { text: 'lost?', other: 'x' },
];

describeOnBothDatabases('A database of 28 November 2026', (makeWorld) => {
  it('shows the same content, finishes its plans, and restores all values that they kept', async () => {
    const world = await makeFormerWorld(makeWorld);
    expect(await world.read()).toEqual(changed);
    await world.finish();
    expect(await world.read()).toEqual(changed);
    for (const { url, state } of world.plans.toReversed()) {
      if (state === 'draft') await world.send(`${url}apply/`);
      else if (state !== 'undone') await world.send(`${url}undo/`);
      await world.finish();
    }
    expect(await world.read()).toEqual(original);
  });

  it('of an earlier day is left alone', async () => {
    const { dependencies } = await makeWorld();
    await recordMigrations(dependencies.db, replaced.slice(0, 20));
    await expect(migrate(dependencies.db)).rejects.toThrow('commit 91059ec7');
  });
});
