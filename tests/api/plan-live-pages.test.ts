import { expect, it } from 'vitest';
import type { Page, PageVersionDetail } from '../../shared/wire/content.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld, unnamed } from './planned-world.ts';

const toNumber = { op: 'retype', field: 'a', field_type: 'number', field_values: null };
const remove = { op: 'remove', field: 'a' };
const retype = { op: 'retype', field: 'b', to: 'c', field_type: 'textarea', field_values: null };
const atOnce = { live: 'at_once' };

/** A world with a live block of two fields. */
async function makeLiveWorld(makeWorld: Parameters<typeof makePlannedWorld>[0], data: object) {
  const world = await makePlannedWorld(makeWorld);
  const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
  const b = { ...textField, field_title: 'B', order: 1 };
  const model = await world.addModel({ a: textField, b });
  const block = await world.addBlock('', { block_content_model: model.id, data });
  await world.publish();
  const versions = `/api/pages/${world.home.id}/versions/`;
  const as = world.editor;
  return {
    ...world,
    block,
    plan: (...operations: object[]) => world.make(operations, {}, model.id),
    visitors: () => world.live(apiKey),
    write: async (changed: object) =>
      bodyOf(await world.call('PATCH', `/api/blocks/${block.id}/`, { as, body: { data: changed } }), 200),
    drafts: async () => (await world.readPage()).page_blocks.map((one) => one.data),
    version: async (number: number) => {
      const url = `${versions}${number}/?fields=now`;
      return bodyOf(await world.call<PageVersionDetail>('GET', url, { as }), 200).blocks.map(
        (one) => one.data,
      );
    },
    restore: async (number: number) =>
      bodyOf(await world.call<Page>('POST', `${versions}${number}/restore/`, { as }), 200),
  };
}

describeWithDatabase('A plan that changes live pages at once', (makeWorld) => {
  it('says what earlier plans that waited do to them, and which plans', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello', b: 'x' });
    const first = await world.apply(await world.plan(remove));
    expect(await world.visitors()).toEqual([{ a: 'Hello', b: 'x' }]);
    const planned = await world.plan(retype);
    const lost = { plan: first.id, kind: 'live_page', id: world.block.id, field: 'a', reason: 'removed' };
    expect(planned).toMatchObject({ failure_count: 1, failures: [{ ...lost, value: '"Hello"' }] });
    const applied = await world.apply(planned, atOnce);
    expect([applied.failure_count, unnamed(applied)]).toEqual([1, unnamed(planned)]);
    expect(await world.visitors()).toEqual([{ c: 'x' }]);
    const third = await world.plan({ ...retype, field: 'c', to: 'd' });
    expect(third.failure_count).toBe(0);
    expect((await world.apply(third, atOnce)).failure_count).toBe(0);
  });

  it('leaves plans out that were undone', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello', b: 'x' });
    for (const operation of [toNumber, remove])
      await world.undo(await world.apply(await world.plan(operation)));
    const planned = await world.plan(retype);
    expect(planned.failure_count).toBe(0);
    expect(await world.apply(planned, atOnce)).toMatchObject({ failure_count: 0, failures: [] });
    expect(await world.visitors()).toEqual([{ a: 'Hello', c: 'x' }]);
  });

  it('says what has no place any more since an earlier plan was undone', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello' });
    const first = await world.apply(await world.plan({ op: 'wrap', fields: ['a'], to: 'rows' }));
    const item = (id: string, a: string) => ({ id: `item0000000${id}`, data: { a } });
    await world.write({ rows: [item('1', 'one'), item('2', 'two')] });
    await world.publish();
    await world.undo(first);
    const planned = await world.plan(retype);
    expect(planned).toMatchObject({
      failures: [{ plan: first.id, kind: 'live_page', value: '{"a":"two"}' }],
    });
    expect(unnamed(await world.apply(planned, atOnce))).toEqual(unnamed(planned));
    expect(await world.visitors()).toEqual([{ a: 'one', c: '' }]);
  });

  it('shows visitors nothing of what a plan had set aside of the draft', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello' });
    await world.write({ a: 'secret draft' });
    const first = await world.apply(await world.plan(toNumber), atOnce);
    await world.publish();
    await world.undo(first);
    expect(await world.drafts()).toEqual([{ a: 'secret draft' }]);
    expect(JSON.stringify(await world.visitors())).not.toContain('secret');
    await world.apply(await world.plan(retype), atOnce);
    expect(JSON.stringify(await world.visitors())).not.toContain('secret');
  });

  it('makes a version that is restored as what was live, also once it is undone', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello', b: 'x' });
    await world.write({ a: 'secret draft', b: 'y' });
    const first = await world.apply(await world.plan(toNumber), atOnce);
    const second = await world.apply(await world.plan(retype), atOnce);
    expect(await world.version(3)).toEqual([{ c: 'x' }]);
    await world.undo(second);
    await world.undo(first);
    for (const number of [3, 2]) expect(await world.version(number)).toEqual([{ a: 'Hello', b: 'x' }]);
    await world.restore(2);
    expect(await world.drafts()).toEqual([{ a: 'Hello', b: 'x' }]);
  });

  it('gives back what was live if that was restored before it is undone', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello', b: 'x' });
    await world.write({ a: 'secret draft', b: 'y' });
    const plan = await world.apply(await world.plan(toNumber), atOnce);
    await world.restore(2);
    await world.undo(plan);
    expect(await world.drafts()).toEqual([{ a: 'Hello', b: 'x' }]);
  });
});
