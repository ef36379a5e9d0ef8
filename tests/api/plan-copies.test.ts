import { expect, it } from 'vitest';
import { fillPlan } from '../../server/modules/plans/fill-plan.ts';
import type { Page } from '../../shared/wire/content.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const other = { ...textField, field_title: 'Other', order: 1 };
const list = {
  ...{ ...textField, field_type: 'list', field_title: 'Rows', order: 2 },
  field_values: { fields: { label: textField, note: other } },
};
const remove = [
  { op: 'remove', field: 'other' },
  { op: 'remove', field: 'note', within: ['rows'] },
];
const item = { id: 'item00000001', data: { label: 'L', note: 'n' } };
const data = { text: 'one', other: 'aside', rows: [item] };

/** A world with a block, two of whose fields can be removed. */
async function makeCopyWorld(makeWorld: Parameters<typeof makePlannedWorld>[0]) {
  const world = await makePlannedWorld(makeWorld);
  const model = await world.addModel({ text: textField, other, rows: list });
  const block = await world.addBlock('', { block_content_model: model.id, data });
  return {
    ...world,
    model,
    block,
    remove: async () => world.apply(await world.make(remove, {}, model.id)),
    read: async (page?: string) => (await world.readPage(page)).page_blocks.map((one) => one.data),
    change: async (id: string, changed: object) =>
      world.call('PATCH', `/api/blocks/${id}/`, { as: world.editor, body: { data: changed } }),
    /** As if a server had been killed right after it changed the type. */
    interrupt: async (plan: { id: string }) => {
      const { db } = world.dependencies;
      await db.updateTable('plans').set({ state: 'running' }).where('id', '=', plan.id).execute();
      await db
        .updateTable('blocks')
        .set({ shape: 0, data: JSON.stringify(data) })
        .where('id', '=', block.id)
        .execute();
    },
  };
}

const bare = { text: 'one', rows: [{ data: { label: 'L' } }] };
const whole = { text: 'one', other: 'aside', rows: [{ data: { label: 'L', note: 'n' } }] };

describeWithDatabase('What a plan has set aside', (makeWorld) => {
  it('comes back in copies of a page, too, those of items with their own ids', async () => {
    const world = await makeCopyWorld(makeWorld);
    const plan = await world.remove();
    const copy = bodyOf(
      await world.call<Page>('POST', `/api/pages/${world.home.id}/duplicate/`, { as: world.editor }),
      201,
    );
    expect(await world.read(copy.id)).toMatchObject([bare]);
    const twice = bodyOf(
      await world.call<Page>('POST', `/api/pages/${copy.id}/duplicate/`, { as: world.editor }),
      201,
    );
    await world.undo(plan);
    for (const page of [world.home, copy, twice]) expect(await world.read(page.id)).toMatchObject([whole]);
    expect(JSON.stringify(await world.read(copy.id))).not.toContain(item.id);
  });

  it('comes back in the copy of a block, also if it was edited', async () => {
    const world = await makeCopyWorld(makeWorld);
    const plan = await world.remove();
    const copied = { text: 'two', rows: [{ id: 'item00000009', data: { label: 'L' } }] };
    const add = (more: object) => world.addBlock('', { block_content_model: world.model.id, ...more });
    await add({ data: { ...copied, text: 'one' }, copy_of: world.block.id });
    await add({ data: copied, copy_of: world.block.id });
    await add({ data: copied });
    await world.addBlock('a note', { copy_of: world.block.id });
    await world.undo(plan);
    expect(await world.read()).toEqual([
      data,
      { ...data, rows: [{ ...item, id: 'item00000009' }] },
      { ...data, text: 'two', rows: [{ ...item, id: 'item00000009' }] },
      copied,
      { text: 'a note' },
    ]);
  });

  it('stays with its workspace', async () => {
    const world = await makeCopyWorld(makeWorld);
    const plan = await world.remove();
    const stranger = await world.user('Bo');
    const site = await world.workspace(stranger);
    const page = await world.page(stranger, site.id);
    const body = {
      ...{ page: page.id, block_content_model: world.model.id, data: { text: 'x' } },
      copy_of: world.block.id,
    };
    await stranger.create('/api/blocks/', body);
    await world.undo(plan);
    const { page_blocks } = await stranger.read<Page>(`/api/pages/${page.id}/`);
    expect(page_blocks.map((block) => block.data)).toEqual([{ text: 'x' }]);
  });

  it('is kept for content that is edited or copied before the plan reaches it', async () => {
    const world = await makeCopyWorld(makeWorld);
    const plan = await world.remove();
    await world.interrupt(plan);
    const copy = bodyOf(
      await world.call<Page>('POST', `/api/pages/${world.home.id}/duplicate/`, { as: world.editor }),
      201,
    );
    const [read] = await world.read();
    await world.change(world.block.id, { ...read, text: 'two' });
    expect(await fillPlan(world.dependencies, plan.id)).toBe(true);
    await world.undo(plan);
    expect(await world.read()).toEqual([{ ...data, text: 'two' }]);
    expect(await world.read(copy.id)).toMatchObject([whole]);
  });

  it('is kept for a block that is deleted before the plan reaches it, and comes back', async () => {
    const world = await makeCopyWorld(makeWorld);
    const plan = await world.remove();
    await world.interrupt(plan);
    const [left = {}] = await world.read();
    expect(left).toMatchObject(bare);
    await world.editor.delete(`/api/blocks/${world.block.id}/`);
    const { model, block } = world;
    await world.addBlock('', { block_content_model: model.id, data: left, copy_of: block.id });
    expect(await fillPlan(world.dependencies, plan.id)).toBe(true);
    expect(await world.read()).toMatchObject([bare]);
    await world.undo(plan);
    expect(await world.read()).toEqual([data]);
  });
});
