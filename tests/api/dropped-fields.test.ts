import { expect, it } from 'vitest';
import type { Block } from '../../shared/wire/content.ts';
import { describeOnBothDatabases, type MakeWorld } from '../support/world.ts';
import { bodyOf, makeContentWorld, textField } from './content-world.ts';

/** A block with values of fields that a later write of its type leaves out, one of them in the items of a list. */
async function makeDropped(makeWorld: MakeWorld) {
  const world = await makeContentWorld(makeWorld);
  const rows = (fields: object) => ({ ...textField, field_type: 'list', order: 2, field_values: { fields } });
  const more = { ...textField, order: 1 };
  const model = await world.addModel({ text: textField, more, rows: rows({ a: textField, b: more }) });
  const data = { text: 'One', more: 'Two', rows: [{ id: 'row000000001', data: { a: 'A', b: 'B' } }] };
  const block = await world.addBlock('', { block_content_model: model.id, data });
  const content_model = { text: textField, rows: rows({ a: textField }) };
  const url = `/api/block-content-models/${model.id}/`;
  bodyOf(await world.call('PATCH', url, { as: await world.admin(), body: { content_model } }), 200);
  const path = `/api/blocks/${block.id}/`;
  const as = world.editor;
  return {
    ...{ world, model, data, block },
    read: async () => bodyOf(await world.call<Block>('GET', path, { as }), 200).data,
    save: (next: object) => world.call<Block>('PATCH', path, { as, body: { data: next } }),
    remove: () => world.call('DELETE', path, { as }),
    add: (body: object) =>
      world.call<Block>('POST', '/api/blocks/', {
        as,
        body: { page: world.home.id, block_content_model: model.id, data, ...body },
      }),
  };
}

describeOnBothDatabases('A value whose field is gone', (makeWorld) => {
  it('may be sent back unchanged, beside other changes', async () => {
    const { data, read, save } = await makeDropped(makeWorld);
    expect(await read()).toEqual(data);
    expect(bodyOf(await save(data), 200).data).toEqual(data);
    expect(bodyOf(await save({ ...data, text: 'Changed' }), 200).data).toEqual({ ...data, text: 'Changed' });
  });

  it('stays when a save leaves it out', async () => {
    const { data, read, save } = await makeDropped(makeWorld);
    const rows = [{ id: 'row000000001', data: { a: 'Changed' } }];
    expect((await save({ text: 'Changed', rows })).status).toBe(200);
    const kept = [{ id: 'row000000001', data: { a: 'Changed', b: 'B' } }];
    expect(await read()).toEqual({ text: 'Changed', more: data.more, rows: kept });
  });

  it('cannot be changed or added', async () => {
    const { data, read, save, add } = await makeDropped(makeWorld);
    const changed = await save({ ...data, more: 'Three' });
    expect([changed.status, changed.body]).toEqual([400, { more: ['This block type has no field “more”.'] }]);
    const rows = [{ id: 'row000000001', data: { a: 'A', b: 'C' } }];
    const inside = await save({ ...data, rows });
    expect([inside.status, inside.body]).toEqual([
      400,
      { 'rows.0.b': ['This block type has no field “b”.'] },
    ]);
    expect((await save({ ...data, other: 'x' })).body).toEqual({
      other: ['This block type has no field “other”.'],
    });
    expect((await add({})).status).toBe(400);
    expect(await read()).toEqual(data);
  });

  it('comes back with a deleted block', async () => {
    const { block, data, remove, add } = await makeDropped(makeWorld);
    await remove();
    expect(bodyOf(await add({ copy_of: block.id }), 201).data).toEqual(data);
    const { more: _gone, ...rest } = data;
    expect(bodyOf(await add({ copy_of: block.id, data: rest }), 201).data).toEqual(data);
    expect((await add({ copy_of: block.id, data: { ...data, more: 'Three' } })).status).toBe(400);
  });
});
