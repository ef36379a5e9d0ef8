import { expect, it } from 'vitest';
import type { Block, Component } from '../../shared/wire/content.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const text = (order: number) => ({ ...textField, order });
const area = (order: number) => ({ ...text(order), field_type: 'textarea' });
const rows = {
  ...{ ...text(4), field_type: 'list' },
  field_values: { fields: { price: text(0), hint: text(1) } },
};
const fields = { title: text(0), sub: text(1), note: area(2), price: text(3), rows };
const operations = [
  { op: 'remove', field: 'sub' },
  { op: 'split', field: 'note', to: 'lines', item: { a: text(0), b: text(1) } },
  { op: 'retype', field: 'price', field_type: 'number' },
  { op: 'retype', within: ['rows'], field: 'price', field_type: 'number' },
  { op: 'remove', within: ['rows'], field: 'hint' },
];
const one = { id: 'row000000001', data: { price: '1', hint: 'one' } };
const two = { id: 'row000000002', data: { price: 'two', hint: 'two' } };
const data = { title: 'T', sub: 'S', note: 'a | b', price: 'x13', rows: [one, two] };
const withoutIds = (items: readonly { data: object }[]) => items.map((item) => ({ data: item.data }));
const unknown = (name: string) => [`This block type has no field “${name}”.`];

/** A block that a client has read before a plan, and that an editor has edited since. */
async function makeRetiredWorld(makeWorld: MakeWorld) {
  const world = await makePlannedWorld(makeWorld);
  const model = await world.addModel(fields);
  const block = await world.addBlock('', { block_content_model: model.id, data });
  const plan = await world.apply(await world.make(operations, {}, model.id));
  const url = `/api/blocks/${block.id}/`;
  const { data: now } = await world.editor.read<Block>(url);
  const [first, second] = now['rows'] as [typeof one, typeof two];
  const edited = {
    ...now,
    price_2: 13,
    rows: [first, { ...second, data: { price_2: 22 } }],
  };
  bodyOf(await world.editor.patch(url, { data: edited, shape: 1 }), 200);
  return {
    ...{ ...world, model, block, plan, edited },
    write: (changed: object) => world.editor.patch<Block>(url, { data: { ...data, ...changed } }),
    read: async () => (await world.editor.read<Block>(url)).data,
    copy: (body: object) =>
      world.editor.post<Block>('/api/blocks/', {
        ...{ page: world.home.id, block_content_model: model.id, copy_of: block.id },
        ...body,
      }),
  };
}

describeWithDatabase('A write under the ids of retired fields', (makeWorld) => {
  it('leaves the successors of unchanged values as they are, also in items', async () => {
    const { write, read, edited, undo, plan } = await makeRetiredWorld(makeWorld);
    expect(edited).toMatchObject({ lines: [{ data: { a: 'a', b: 'b' } }] });
    const changed = { title: 'T2' };
    expect(bodyOf(await write(changed), 200).data).toEqual({ ...edited, ...changed });
    await undo(plan);
    const last = { ...two, data: { ...two.data, price: '22' } };
    expect(await read()).toEqual({ ...data, ...changed, price: '13', rows: [one, last] });
  });

  it('converts changed values, also in items and in items without ids', async () => {
    const { write, edited } = await makeRetiredWorld(makeWorld);
    const three = { id: 'row000000003', data: { price: '3' } };
    const changed = {
      note: 'c',
      price: '7',
      rows: [two, { ...one, data: { price: '5', hint: 'one' } }, three],
    };
    const [first] = edited['lines' as keyof typeof edited] as unknown as [{ id: string }];
    const saved = bodyOf(await write(changed), 200).data;
    expect(saved).toEqual({
      ...{ title: 'T', price_2: 7 },
      lines: [{ id: first.id, data: { a: 'c' } }],
      rows: [
        { id: two.id, data: { price_2: 22 } },
        { id: one.id, data: { price_2: 5 } },
        { id: three.id, data: { price_2: 3 } },
      ],
    });
    const bare = bodyOf(await write({ note: 'c', price: '7', rows: withoutIds([two, three]) }), 200).data;
    expect(bare).toMatchObject({ rows: [{ data: { price_2: 22 } }, { data: { price_2: 3 } }] });
  });

  it('is compared with the last write of the same client, and in new blocks with what it made', async () => {
    const { editor, write, read, copy, block, undo, plan } = await makeRetiredWorld(makeWorld);
    const url = `/api/blocks/${block.id}/`;
    const three = { id: 'row000000003', data: { price: '3' } };
    const seven = { price: '7', rows: [one, two, three] };
    const { rows: items } = bodyOf(await write(seven), 200).data as { rows: (typeof three)[] };
    expect(items.at(-1)).toEqual({ ...three, data: { price_2: 3 } });
    // Another editor changes the values. The older client repeats its own, then changes one back.
    const now = await read();
    const newer = { ...now, price_2: 8, rows: [...items.slice(0, 2), { ...three, data: { price_2: 4 } }] };
    bodyOf(await editor.patch(url, { data: newer, shape: 1 }), 200);
    expect(bodyOf(await write(seven), 200).data).toEqual(newer);
    expect(bodyOf(await write({ ...seven, price: '13' }), 200).data).toMatchObject({ price_2: 13 });
    const made = bodyOf(await copy({ data: { title: 'T', price: '5' }, copy_of: undefined, shape: 0 }), 201);
    expect(made.data).toMatchObject({ price_2: 5 });
    const own = `/api/blocks/${made.id}/`;
    bodyOf(await editor.patch(own, { data: { ...made.data, price_2: 6 }, shape: 1 }), 200);
    const repeated = await editor.patch<Block>(own, { data: { title: 'T2', price: '5' } });
    expect(bodyOf(repeated, 200).data).toMatchObject({ title: 'T2', price_2: 6 });
    await undo(plan);
    const prices = [{ price: '1' }, { price: '22' }, { price: '4' }].map((item) => ({ data: item }));
    expect(await read()).toMatchObject({ price: '13', rows: prices });
  });

  it('keeps what an editor changed in a list that a plan made, beside the change of the older client', async () => {
    const { editor, addModel, addBlock, make, apply } = await makeRetiredWorld(makeWorld);
    const model = await addModel({ x: text(0), y: text(1) });
    const sent = { x: 'x', y: 'y' };
    const block = await addBlock('', { block_content_model: model.id, data: sent });
    await apply(await make([{ op: 'wrap', fields: ['x', 'y'], to: 'box' }], {}, model.id));
    const patch = (body: object) => editor.patch<Block>(`/api/blocks/${block.id}/`, body);
    const { data: now } = await editor.read<Block>(`/api/blocks/${block.id}/`);
    const [row] = now['box'] as [{ id: string; data: object }];
    const added = { id: 'row000000009', data: { x: 'second', y: '' } };
    const box = [{ ...row, data: { x: 'x', y: 'edited' } }, added];
    bodyOf(await patch({ data: { box }, shape: 1 }), 200);
    for (const version of [{ shape: 0 }, {}]) {
      const saved = bodyOf(await patch({ data: { ...sent, x: 'changed' }, ...version }), 200).data;
      expect(saved).toEqual({ box: [{ ...row, data: { x: 'changed', y: 'edited' } }, added] });
    }
    // The box does not exist in the version that this client names.
    const mixed = await patch({ data: { ...sent, box }, shape: 0 });
    expect([mixed.status, mixed.body]).toMatchObject([400, { box: unknown('box') }]);
  });

  it('is rejected, and changes nothing, if a changed value does not convert or its version is not clear', async () => {
    const { write, read, edited } = await makeRetiredWorld(makeWorld);
    const names = { sub: unknown('sub'), note: unknown('note'), price: unknown('price') };
    for (const [changed, extra] of [
      [{ price: 'x14' }, {}],
      [{ sub: 'other' }, {}],
      [{ rows: [one, { ...two, data: { ...two.data, price: 'three' } }] }, {}],
      [{ lines: [] }, {}],
      [{ nope: 'x' }, { nope: unknown('nope') }],
    ]) {
      const rejected = await write(changed ?? {});
      expect([rejected.status, rejected.body]).toMatchObject([400, { ...names, ...extra }]);
      expect(rejected.body).toHaveProperty(['rows.0.price']);
    }
    expect(await read()).toEqual(edited);
  });

  it('is rejected if another field is empty in a newer version and does not exist in an older one', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('1');
    await world.apply(await world.make([{ op: 'add', field: 'more', definition: text(9) }]));
    await world.apply(await world.make([{ op: 'retype', field: 'text', field_type: 'number' }]));
    const patch = (body: object) => world.editor.patch<Block>(`/api/blocks/${block.id}/`, body);
    expect(bodyOf(await patch({ data: { text: '2' } }), 200).data).toEqual({ text_2: 2 });
    bodyOf(await patch({ data: { text_2: 2, more: 'm' }, shape: 2 }), 200);
    const rejected = await patch({ data: { text: '3' } });
    expect([rejected.status, rejected.body]).toMatchObject([400, { text: unknown('text') }]);
    const clear = { text: '3', more: 'm' };
    expect(bodyOf(await patch({ data: clear }), 200).data).toEqual({ text_2: 3, more: 'm' });
  });

  it('keeps the successors in a copy, whose items have ids of their own or none', async () => {
    const { copy, edited } = await makeRetiredWorld(makeWorld);
    const own = [one, two].map((item) => ({ ...item, id: item.id.replace('row', 'own') }));
    const [first, second] = edited.rows.map((item) => ({ ...item, id: item.id.replace('row', 'own') }));
    const copied = bodyOf(await copy({ data: { ...data, rows: own } }), 201).data;
    expect(copied).toEqual({ ...edited, rows: [first, second] });
    const bare = bodyOf(await copy({ data: { ...data, title: 'T2', rows: withoutIds([one, two]) } }), 201);
    expect(bare.data).toMatchObject({ ...edited, title: 'T2', rows: withoutIds(edited.rows) });
    expect((await copy({ data: { ...data, price: 'x14' } })).status).toBe(400);
  });

  it('keeps the successors in a component', async () => {
    const { editor, addModel, site, make, apply } = await makeRetiredWorld(makeWorld);
    const model = await addModel(
      { title: text(0), sub: text(1), price: text(2) },
      { content_model_type: 'COMPONENT' },
    );
    const sent = { title: 'T', sub: 'S', price: '7' };
    const body = { workspace: site.id, block_content_model: model.id, data: sent };
    const { id } = await editor.create<Component>('/api/components/', body);
    await apply(await make([operations[0], operations[2]], {}, model.id));
    const patch = (changed: object) => editor.patch<Component>(`/api/components/${id}/`, changed);
    bodyOf(await patch({ data: { title: 'T', price_2: 8 }, shape: 1 }), 200);
    expect(bodyOf(await patch({ data: { ...sent, title: 'T2' } }), 200).data).toEqual({
      title: 'T2',
      price_2: 8,
    });
  });

  it('migrates items without ids, also with a version', async () => {
    const { editor, addModel, addBlock, make, apply } = await makeRetiredWorld(makeWorld);
    const model = await addModel({ rows });
    const block = await addBlock('', {
      block_content_model: model.id,
      data: { rows: [{ data: { price: '1' } }] },
    });
    await apply(await make(operations.slice(3), {}, model.id));
    const sent = { rows: [{ data: { price: '2' } }, { data: { price: '3' } }] };
    for (const version of [{ shape: 0 }, {}]) {
      const saved = await editor.patch<Block>(`/api/blocks/${block.id}/`, { data: sent, ...version });
      expect(bodyOf(saved, 200).data).toMatchObject({
        rows: [{ data: { price_2: 2 } }, { data: { price_2: 3 } }],
      });
    }
  });

  it('leaves values unchanged that the plan changed in place', async () => {
    const { editor, addModel, addBlock, make, apply } = await makeRetiredWorld(makeWorld);
    const mood = { ...text(0), field_type: 'select', field_values: ['good', 'bad'] };
    const model = await addModel({ mood, sub: text(1) });
    const sent = { mood: 'bad', sub: 'S' };
    const block = await addBlock('', { block_content_model: model.id, data: sent });
    const change = { op: 'options', field: 'mood', field_values: ['good'] };
    const decisions = { decisions: { 0: 'aside' } };
    await apply(await make([change, operations[0]], decisions, model.id));
    const patch = (body: object) => editor.patch<Block>(`/api/blocks/${block.id}/`, body);
    expect(bodyOf(await patch({ data: sent }), 200).data).toEqual({});
    bodyOf(await patch({ data: { mood: 'good' }, shape: 1 }), 200);
    expect(bodyOf(await patch({ data: sent }), 200).data).toEqual({ mood: 'good' });
    // Once the client has written another value, its former one is an edit, which would be lost.
    bodyOf(await patch({ data: { ...sent, mood: 'good' }, shape: 0 }), 200);
    expect((await patch({ data: sent, shape: 0 })).status).toBe(412);
  });
});
