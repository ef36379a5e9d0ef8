import { expect, it } from 'vitest';
import { fillPlan } from '../../server/modules/plans/fill-plan.ts';
import { removeRetired } from '../../server/modules/plans/remove-retired.ts';
import { findWrongCounts } from '../../server/modules/usage/service.ts';
import { bringUpToDate } from '../../server/platform/database/migrate.ts';
import type { Block } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';
import { undoMigration0022 } from './undo-migrations.ts';

const other = { ...textField, order: 1 };
const toNumber = { op: 'retype', field: 'text', field_type: 'number', field_values: null };
const values = { text: '12 apples', other: 'aside' };

describeOnBothDatabases('The values of retired fields', (makeWorld) => {
  it('leave the blocks after thirty days, and the counts stay right', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { db } = world.dependencies;
    const model = await world.addModel({ text: textField, other });
    await world.addBlock('', { block_content_model: model.id, data: { text: '12', other: 'aside' } });
    const steps = [toNumber, { op: 'remove', field: 'other' }];
    await world.apply(await world.make(steps, {}, model.id));
    const stored = async () =>
      (await db.selectFrom('blocks').select('data').execute()).map(({ data }) => JSON.parse(data) as object);
    const kept = { text: '12', other: 'aside', text_2: 12 };
    await removeRetired.run(world.dependencies, undefined);
    expect(await stored()).toEqual([kept]);
    world.pass(30 * 86_400_000);
    await removeRetired.run(world.dependencies, undefined);
    expect(await stored()).toEqual([{ text_2: 12 }]);
    const wrong: unknown[] = [];
    await findWrongCounts(world.dependencies, (count) => void wrong.push(count));
    expect(wrong).toEqual([]);
  });

  it('come from what plans of an earlier release kept in a table, also for deleted and undone ones', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { db, config, dialect } = world.dependencies;
    const model = await world.addModel({ text: textField, other });
    const add = async () => (await world.addBlock('', { block_content_model: model.id, data: values })).id;
    const [first, edited, deleted] = [await add(), await add(), await add()];
    const steps = [toNumber, { op: 'remove', field: 'other' }];
    const plan = await world.apply(await world.make(steps, {}, model.id));
    await world.call('DELETE', `/api/blocks/${deleted}/`, { as: world.editor });
    await asEarlierRelease(world, plan, { first, edited, deleted });
    await bringUpToDate(config, { db, dialect });
    expect((await world.undo(plan)).state).toBe('undone');
    await fillPlan(world.dependencies, plan.id);
    const read = async (id: string) =>
      bodyOf(await world.call<Block>('GET', `/api/blocks/${id}/`, { as: world.editor }), 200).data;
    expect(await read(first)).toEqual(values);
    expect(await read(edited)).toEqual({ text: '7', other: 'aside' });
    const history = await db
      .selectFrom('content_history')
      .select('data')
      .where('source', '=', deleted)
      .execute();
    expect(history.map(({ data }) => Object.values(JSON.parse(data) as Record<string, unknown>))).toEqual([
      ['aside', ['12 apples']],
    ]);
  });
});

type World = Awaited<ReturnType<typeof makePlannedWorld>>;

/** Stores a plan as a release did that changed fields in place and kept what it removed in a table. */
async function asEarlierRelease(
  world: World,
  plan: Plan,
  { first, edited, deleted }: Readonly<Record<'first' | 'edited' | 'deleted', string>>,
): Promise<void> {
  const { db } = world.dependencies;
  const after = { text: { ...textField, field_type: 'number' } };
  const operations = [toNumber, { op: 'remove', field: 'other' }];
  await undoMigration0022(db);
  await db
    .updateTable('plans')
    .set({ operations: JSON.stringify(operations), fields_after: JSON.stringify(after) })
    .where('id', '=', plan.id)
    .execute();
  await db
    .updateTable('block_content_models')
    .set({ content_model: JSON.stringify(after), revision: 9 })
    .where('id', '=', plan.block_content_model)
    .execute();
  const write = (table: 'blocks' | 'content_history', column: 'id' | 'source', id: string, data: object) =>
    db
      .updateTable(table)
      .set({ data: JSON.stringify(data) })
      .where(column as 'id', '=', id)
      .execute();
  await write('blocks', 'id', first, {});
  await write('blocks', 'id', edited, { text: 7 });
  await write('content_history', 'source', deleted, {});
  const kept = {
    ...{ plan: plan.id, workspace: world.site.id, kind: 'block', before: JSON.stringify(values), rest: '[]' },
    ...{ revision: 1, kept_until: '2999-01-01T00:00:00.000Z' },
  };
  const rows = [first, edited, deleted].map((source) => ({ ...kept, source }));
  await db
    .withTables<{ plan_rows: Record<string, unknown> }>()
    .insertInto('plan_rows')
    .values(rows)
    .execute();
}
