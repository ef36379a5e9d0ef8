import { expect, it } from 'vitest';
import { fillPlan } from '../../server/modules/plans/fill-plan.ts';
import { newId } from '../../server/platform/ids.ts';
import { limits } from '../../shared/limits.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, makeContentWorld, textField, type ContentWorld } from './content-world.ts';
import { unnamed } from './planned-world.ts';

/** How many blocks, in how many pages. */
const many = { blocks: 10_000, pages: 20 };

const words = ['yes', 'true', ' false ', '', 'Soup | 4.50\nTea', 'x'.repeat(300)];

/** Adds blocks to copies of the home page. */
async function addMany(world: ContentWorld): Promise<void> {
  const { db } = world.dependencies;
  const home = await db
    .selectFrom('pages')
    .selectAll()
    .where('id', '=', world.home.id)
    .executeTakeFirstOrThrow();
  const block = await world.addBlock('first');
  const row = await db.selectFrom('blocks').selectAll().where('id', '=', block.id).executeTakeFirstOrThrow();
  const pages = Array.from({ length: many.pages }, (_, n) => ({
    ...home,
    id: newId(),
    url_path: `/many-${n}`,
  }));
  await db.insertInto('pages').values(pages).execute();
  const blocks = Array.from({ length: many.blocks - 1 }, (_, n) => ({
    ...row,
    ...{ id: newId(), page: pages[n % many.pages]?.id ?? '', order: Math.floor(n / many.pages) },
    data: JSON.stringify({ text: words[n % words.length] }),
  }));
  for (let from = 0; from < blocks.length; from += 500)
    await db
      .insertInto('blocks')
      .values(blocks.slice(from, from + 500))
      .execute();
}

describeOnBothDatabases('A plan over 10,000 blocks', (makeWorld) => {
  it('matches its prediction, and undoing it restores every value', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const { db } = world.dependencies;
    await addMany(world);
    const read = async () =>
      db.selectFrom('blocks').select(['id', 'data', 'revision']).orderBy('id').execute();
    const shown = async (...ids: readonly string[]) =>
      (await read()).map(({ data, ...row }) => {
        const values = JSON.parse(data) as Record<string, unknown>;
        return { ...row, values: ids.map((id) => values[id]) };
      });
    const texts = await shown('text');
    const before = await read();
    const url = `/api/block-content-models/${world.note.id}/plans/`;
    const call = async (path: string, status: number, body?: object) =>
      bodyOf(await world.call<Plan>('POST', `${url}${path}`, { as: admin, ...(body && { body }) }), status);
    const operations = [
      { op: 'retype', field: 'text', to: 'words', field_type: 'text' },
      { op: 'retype', field: 'words', field_type: 'checkbox', field_values: null },
      { op: 'add', field: 'mood', definition: textField, value: 'calm' },
    ];
    const planned = await call('', 201, { operations });
    expect(planned.counts).toMatchObject({ blocks: many.blocks, pages: many.pages + 1, workspaces: 1 });
    expect(planned.failures).toHaveLength(limits.planFailuresListed);
    expect(await read()).toEqual(before);
    const finish = async (path: string, body?: object) => {
      const { state } = await call(`${planned.id}/${path}/`, 200, body);
      await fillPlan(world.dependencies, planned.id);
      const ended = await world.call<Plan>('GET', `${url}${planned.id}/`, { as: admin });
      return { state, ended: ended.body };
    };
    const applied = await finish('apply', {});
    expect(applied.state).toBe('running');
    expect(applied.ended).toMatchObject({ state: 'done', failure_count: planned.failure_count });
    expect(unnamed(applied.ended)).toEqual(unnamed(planned));
    const made = await shown('words_2', 'mood');
    expect(new Set(made.map(({ values }) => JSON.stringify(values)))).toEqual(
      new Set(['[null,"calm"]', '[true,"calm"]', '[false,"calm"]']),
    );
    const undone = await finish('undo');
    expect([undone.state, undone.ended.state]).toEqual(['undoing', 'undone']);
    expect(await shown('text')).toEqual(texts);
  });
});
