import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fillPlan } from '../../server/modules/plans/fill-plan.ts';
import { findWrongCounts } from '../../server/modules/usage/service.ts';
import { bringUpToDate } from '../../server/platform/database/migrate.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeOnBothDatabases, type MakeWorld } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';
import { undoMigration0022 } from './undo-migrations.ts';

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Written by the last release before retired fields, which kept in `plan_rows` what plans removed. All blocks had `values`. The
 * plan makes numbers of `text` and of `label` in `rows`, and removes `other` and `note`. Of its blocks, one was edited and one
 * deleted since, and their page was copied.
 */
const earlier = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'plans-of-earlier-release.json'), 'utf8'),
) as {
  readonly ids: Readonly<Record<'model' | 'first' | 'edited' | 'deleted' | 'pending' | 'home', string>> &
    Readonly<Record<'undoneBlock' | 'component' | 'applied' | 'ofComponent' | 'undone' | 'draft', string>> & {
      readonly copies: readonly [string, string];
    };
  readonly tables: Readonly<Record<string, readonly Row[]>>;
};
const { ids, tables } = earlier;

const values = {
  text: '12 apples',
  other: 'aside',
  rows: [{ id: 'item00000001', data: { label: 'seven', note: 'aside' } }],
};

/** A world whose database was migrated with the content of the earlier release. */
async function makeMigratedWorld(makeWorld: MakeWorld) {
  const world = await makePlannedWorld(makeWorld);
  const { db, config, dialect } = world.dependencies;
  await undoMigration0022(db);
  const untyped = db.withTables<Readonly<Record<string, Row>>>();
  for (const [table, rows] of Object.entries(tables))
    await untyped
      .insertInto(table)
      .values([...rows])
      .execute();
  await bringUpToDate(config, { db, dialect });
  const plans = await db.selectFrom('plans').selectAll().execute();
  const modelOf = (plan: string) => plans.find(({ id }) => id === plan)?.block_content_model ?? '';
  const run = async (plan: string, verb: 'apply' | 'undo') => {
    const url = `${world.at(modelOf(plan))}${plan}/`;
    const as = world.administrator;
    const done = await world.call<Plan>('POST', `${url}${verb}/`, {
      as,
      ...(verb === 'apply' && { body: {} }),
    });
    bodyOf(done, 200);
    await fillPlan(world.dependencies, plan);
    return bodyOf(await world.call<Plan>('GET', url, { as }), 200);
  };
  const dataOf = async (table: 'blocks' | 'components', id: string) => {
    const { data } = await db.selectFrom(table).select('data').where('id', '=', id).executeTakeFirstOrThrow();
    return JSON.parse(data) as Readonly<Record<string, unknown>>;
  };
  const wrongCounts = async () => {
    const wrong: unknown[] = [];
    await findWrongCounts(world.dependencies, (count) => void wrong.push(count));
    return wrong;
  };
  return { ...world, run, dataOf, wrongCounts };
}

/** The same values in a list with another item. */
function withItem(data: Readonly<Record<string, unknown>>): typeof values {
  const [{ id } = { id: '' }] = data['rows'] as typeof values.rows;
  return { ...values, rows: values.rows.map((row) => ({ ...row, id })) };
}

describeOnBothDatabases('The plans of an earlier release', (makeWorld) => {
  it('are undone without a loss, also in edited, copied and deleted blocks', async () => {
    const world = await makeMigratedWorld(makeWorld);
    expect(await world.wrongCounts()).toEqual([]);
    for (const plan of [ids.applied, ids.ofComponent])
      expect((await world.run(plan, 'undo')).state).toBe('undone');
    expect(await world.dataOf('blocks', ids.first)).toMatchObject(values);
    expect(await world.dataOf('components', ids.component)).toMatchObject(values);
    const edited = { text: '7', other: 'aside', rows: [{ data: { label: '8', note: 'aside' } }] };
    expect(await world.dataOf('blocks', ids.edited)).toMatchObject(edited);
    const [copy, copyOfEdited] = ids.copies;
    const copied = await world.dataOf('blocks', copy);
    expect(copied).toMatchObject(withItem(copied));
    expect(await world.dataOf('blocks', copyOfEdited)).toMatchObject(edited);
    const { data = '' } =
      (await world.dependencies.db
        .selectFrom('content_history')
        .select('data')
        .where('source', '=', ids.deleted)
        .executeTakeFirst()) ?? {};
    for (const value of ['"12 apples"', '"aside"', '"seven"']) expect(data).toContain(value);
    expect(await world.wrongCounts()).toEqual([]);
  });

  it('stay undone, or can be applied and undone', async () => {
    const world = await makeMigratedWorld(makeWorld);
    const undone = await world.dataOf('blocks', ids.undoneBlock);
    expect(undone).toEqual({ text: '5', other: 'aside', rows: [] });
    expect((await world.run(ids.draft, 'apply')).state).toBe('done');
    expect(await world.dataOf('blocks', ids.pending)).not.toEqual(values);
    expect((await world.run(ids.draft, 'undo')).state).toBe('undone');
    expect(await world.dataOf('blocks', ids.pending)).toMatchObject(values);
  });
});
