import { expect, it } from 'vitest';
import type { Block } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, makeContentWorld, textField } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

/** A block with values of fields that a later write of its type leaves out, one of them in the items of a list. */
async function makeDropped(makeWorld: MakeWorld, { more: moreId = 'more', b = 'b' } = {}) {
  const world = await makeContentWorld(makeWorld);
  const rows = (fields: object) => ({ ...textField, field_type: 'list', order: 2, field_values: { fields } });
  const more = { ...textField, order: 1 };
  const model = await world.addModel({
    text: textField,
    [moreId]: more,
    rows: rows({ a: textField, [b]: more }),
  });
  const items = [{ id: 'row000000001', data: { a: 'A', [b]: 'B' } }];
  const data = { text: 'One', [moreId]: 'Two', rows: items };
  const block = await world.addBlock('', { block_content_model: model.id, data });
  const admin = await world.admin();
  const change = async (content_model: object) => {
    const url = `/api/block-content-models/${model.id}/`;
    await admin.change(url, { content_model });
  };
  await change({ text: textField, rows: rows({ a: textField }) });
  const path = `/api/blocks/${block.id}/`;
  const editor = world.editor;
  return {
    ...{ data, block, editor: world.editor },
    shown: { text: 'One', rows: [{ id: 'row000000001', data: { a: 'A' } }] },
    ...{ admin, change, rows },
    url: `/api/block-content-models/${model.id}/`,
    addFieldsAgain: () => change(model.content_model),
    read: async (id = block.id) => (await editor.read<Block>(`/api/blocks/${id}/`)).data,
    save: (next: object) => editor.patch<Block>(path, { data: next }),
    remove: () => editor.delete(path),
    add: (body: object) =>
      editor.post<Block>('/api/blocks/', {
        page: world.home.id,
        block_content_model: model.id,
        data,
        ...body,
      }),
  };
}

describeWithDatabase('A value whose field is gone', (makeWorld) => {
  it('is not shown, may be sent back unchanged, and is there again with its field', async () => {
    const { data, shown, read, save, addFieldsAgain } = await makeDropped(makeWorld);
    expect(await read()).toEqual(shown);
    expect(bodyOf(await save(data), 200).data).toEqual(shown);
    const changed = { text: 'Changed' };
    expect(bodyOf(await save({ ...data, ...changed }), 200).data).toEqual({ ...shown, ...changed });
    await addFieldsAgain();
    expect(await read()).toEqual({ ...data, ...changed });
  });

  it('stays when a save leaves it out', async () => {
    const { data, read, save, addFieldsAgain } = await makeDropped(makeWorld);
    const rows = [{ id: 'row000000001', data: { a: 'Changed' } }];
    expect((await save({ text: 'Changed', rows })).status).toBe(200);
    await addFieldsAgain();
    const kept = [{ id: 'row000000001', data: { a: 'Changed', b: 'B' } }];
    expect(await read()).toEqual({ text: 'Changed', more: data.more, rows: kept });
  });

  it('cannot be changed or added', async () => {
    const { data, read, save, add, addFieldsAgain } = await makeDropped(makeWorld);
    expectAnswer(await save({ ...data, more: 'Three' }), 400, {
      more: ['This block type has no field “more”.'],
    });
    const rows = [{ id: 'row000000001', data: { a: 'A', b: 'C' } }];
    expectAnswer(await save({ ...data, rows }), 400, { 'rows.0.b': ['This block type has no field “b”.'] });
    expect((await save({ ...data, other: 'x' })).body).toEqual({
      other: ['This block type has no field “other”.'],
    });
    expect((await add({})).status).toBe(400);
    await addFieldsAgain();
    expect(await read()).toEqual(data);
  });

  it('is kept as one that does not fit by a field of another type', async () => {
    const { data, read, save, change, rows } = await makeDropped(makeWorld);
    const number = { ...textField, field_type: 'number', order: 1 };
    await change({ text: textField, more: number, rows: rows({ a: textField, b: number }) });
    expect(await read()).toEqual(data);
    expect((await save({ ...data, text: 'Changed' })).status).toBe(200);
    expect((await save({ ...data, more: 'Three' })).status).toBe(400);
    expect((await save({ ...data, more: 3 })).status).toBe(200);
  });

  it('is there again with a field that a plan adds, if it fits', async () => {
    const { data, shown, read, admin, url } = await makeDropped(makeWorld);
    const definition = { ...textField, order: 1 };
    const operations = [
      { op: 'add', field: 'more', definition },
      { op: 'add', within: ['rows'], field: 'b', definition: { ...definition, field_type: 'number' } },
    ];
    const plan = await admin.create<Plan>(`${url}plans/`, { operations });
    expect(plan).toMatchObject({ operations: [{ field: 'more' }, { field: 'b' }], failures: [] });
    expect((await admin.post(`${url}plans/${plan.id}/apply/`)).status).toBe(200);
    expect(await read()).toEqual({ ...shown, more: data.more });
  });

  it('stays when a plan makes another field that its id would suit', async () => {
    const { data, read, admin, url, addFieldsAgain } = await makeDropped(makeWorld, {
      more: 'text_2',
      b: 'a_2',
    });
    const toNumber = { op: 'retype', field_type: 'number', field_values: null };
    const operations = [
      { ...toNumber, field: 'text' },
      { ...toNumber, within: ['rows'], field: 'a' },
      { op: 'wrap', fields: ['text'], to: 'text_2' },
    ];
    const plan = await admin.create<Plan>(`${url}plans/`, { operations });
    expect(plan.operations).toMatchObject([
      { to: 'text_3' },
      { to: 'a_3' },
      { to: 'text_2_2', api_name: 'text_2' },
    ]);
    expect((await admin.post(`${url}plans/${plan.id}/apply/`)).status).toBe(200);
    expect((await admin.post(`${url}plans/${plan.id}/undo/`)).status).toBe(200);
    await addFieldsAgain();
    expect(await read()).toEqual(data);
  });

  it('stays when a version from after that is restored', async () => {
    const { block, data, read, editor, addFieldsAgain } = await makeDropped(makeWorld);
    const page = `/api/pages/${block.page}/`;
    await editor.change(page, { in_draft: false });
    expect((await editor.post(`${page}versions/1/restore/`)).status).toBe(200);
    await addFieldsAgain();
    expect(await read()).toEqual(data);
  });

  it('comes back with a deleted block', async () => {
    const { block, data, shown, read, remove, add, addFieldsAgain } = await makeDropped(makeWorld);
    await remove();
    const first = bodyOf(await add({ copy_of: block.id }), 201);
    const { more: _gone, ...rest } = data;
    const second = bodyOf(await add({ copy_of: block.id, data: rest }), 201);
    expect([first.data, second.data]).toEqual([shown, shown]);
    expect((await add({ copy_of: block.id, data: { ...data, more: 'Three' } })).status).toBe(400);
    await addFieldsAgain();
    expect([await read(first.id), await read(second.id)]).toEqual([data, data]);
  });
});
