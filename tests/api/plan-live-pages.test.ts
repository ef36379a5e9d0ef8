import { expect, it } from 'vitest';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

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
  const as = world.editor;
  return {
    ...world,
    block,
    plan: (...operations: object[]) => world.make(operations, {}, model.id),
    visitors: () => world.live(apiKey),
    write: async (changed: object) =>
      bodyOf(await world.call('PATCH', `/api/blocks/${block.id}/`, { as, body: { data: changed } }), 200),
    drafts: async () => (await world.readPage()).page_blocks.map((one) => one.data),
  };
}

describeWithDatabase('A plan that changes live pages at once', (makeWorld) => {
  it('takes the effects of earlier plans that waited to them', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello', b: 'x' });
    const first = await world.plan(remove);
    expect(first.failures).toMatchObject([{ kind: 'block' }, { kind: 'live_page', value: '"Hello"' }]);
    await world.apply(first);
    expect(await world.visitors()).toEqual([{ a: 'Hello', b: 'x' }]);
    const applied = await world.apply(await world.plan(retype), atOnce);
    expect(applied.failure_count).toBe(0);
    expect(await world.visitors()).toEqual([{ c: 'x' }]);
  });

  it('marks the pages that wait for publishing otherwise, as a PATCH does', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello' });
    const isChanged = async () => (await world.readPage()).has_unpublished_changes;
    const rename = (api_name: string) => ({ op: 'options', field: 'a', properties: { api_name } });
    await world.apply(await world.plan(rename('title')), atOnce);
    expect(await isChanged()).toBe(false);
    const first = await world.apply(await world.plan(rename('heading')));
    expect([await isChanged(), await world.visitors()]).toEqual([true, [{ title: 'Hello', b: '' }]]);
    await world.publish();
    expect([await isChanged(), await world.visitors()]).toEqual([false, [{ heading: 'Hello', b: '' }]]);
    await world.undo(first);
    expect(await isChanged()).toBe(true);
    await world.publish();
    const definition = { ...textField, order: 2, default: 'New' };
    await world.apply(await world.plan({ op: 'add', field: 'c', definition }));
    expect(await isChanged()).toBe(true);
    await world.publish();
    const change = (more: object) => {
      const url = `/api/block-content-models/${world.block.block_content_model}/`;
      const content_model = { a: textField, b: textField, c: { ...definition, ...more } };
      return world.administrator.change(url, { content_model });
    };
    await change({});
    expect(await isChanged()).toBe(true);
    await world.publish();
    await change({ help: 'Something new.' });
    expect(await isChanged()).toBe(false);
    await change({ default: 'Newer' });
    expect(await isChanged()).toBe(true);
    await world.publish();
    await world.apply(await world.plan({ op: 'remove', field: 'c' }));
    expect(await isChanged()).toBe(true);
  });

  it('marks them whatever their values if a field is hidden, retired or left out, but not if one is added', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello' });
    const url = `/api/block-content-models/${world.block.block_content_model}/`;
    const patch = (content_model: object) => world.administrator.change(url, { content_model });
    const publishMarked = async () => {
      expect((await world.readPage()).has_unpublished_changes).toBe(true);
      await world.publish();
    };
    const hidden = { shown_when: { all: [{ field: 'a', is: 'Other' }] } };
    const b = { ...textField, field_title: 'B', order: 1 };
    await world.apply(await world.plan({ op: 'options', field: 'b', properties: hidden }));
    await publishMarked();
    expect(await world.visitors()).toEqual([{ a: 'Hello' }]);
    await patch({ a: textField, b });
    await publishMarked();
    const retyped = await world.apply(await world.plan(retype));
    await publishMarked();
    await world.undo(retyped);
    await publishMarked();
    await patch({ a: textField });
    await publishMarked();
    await patch({ a: textField, b });
    const added = await world.apply(await world.plan({ op: 'add', field: 'd', definition: b }));
    expect((await world.readPage()).has_unpublished_changes).toBe(false);
    await world.publish();
    await world.undo(added);
    await publishMarked();
    expect(await world.visitors()).toEqual([{ a: 'Hello', b: '' }]);
  });

  it('shows visitors no retired values of the draft', async () => {
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

  it('leaves a page that was published meanwhile without a value as changed when it is undone', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello', b: 'x' });
    const isChanged = async () => (await world.readPage()).has_unpublished_changes;
    const applied = await world.apply(await world.plan(remove), atOnce);
    expect(await isChanged()).toBe(false);
    await world.write({ b: 'y' });
    await world.publish();
    await world.undo(applied);
    expect(await world.drafts()).toEqual([{ a: 'Hello', b: 'y' }]);
    expect([await world.visitors(), await isChanged()]).toEqual([[{ a: '', b: 'y' }], true]);
    await world.publish();
    expect([await world.visitors(), await isChanged()]).toEqual([[{ a: 'Hello', b: 'y' }], false]);
  });

  it('leaves a page that was not published meanwhile as unchanged when it is undone', async () => {
    const world = await makeLiveWorld(makeWorld, { a: 'Hello', b: 'x' });
    await world.undo(await world.apply(await world.plan(remove), atOnce));
    expect(await world.visitors()).toEqual([{ a: 'Hello', b: 'x' }]);
    expect((await world.readPage()).has_unpublished_changes).toBe(false);
  });
});
