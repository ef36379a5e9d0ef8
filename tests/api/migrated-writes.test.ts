import { expect, it } from 'vitest';
import type { Block, Component, PageVersionDetail } from '../../shared/wire/content.ts';
import type { SchemaStep } from '../../shared/wire/plans.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const rename = { op: 'retype', field: 'text', to: 'words', field_type: 'text' };
const toNumber = { op: 'retype', field: 'text', field_type: 'number', field_values: null };
const asSent = { data: { text: 'words', other: 'bee' }, shape: 0 };
const otherField = { ...textField, field_title: 'Other', order: 1 };

/** A planned world, and how an editor writes data of a shape. */
async function makeWritingWorld(makeWorld: Parameters<typeof makePlannedWorld>[0]) {
  const world = await makePlannedWorld(makeWorld);
  const write = (id: string, revision: number, body: object) =>
    world.editor.patch<Block>(`/api/blocks/${id}/`, body, { 'if-match': `"${revision}"` });
  return { ...world, write };
}

describeWithDatabase('A write of an older shape', (makeWorld) => {
  it('is migrated, and returns the current schema version', async () => {
    const world = await makeWritingWorld(makeWorld);
    const block = await world.addBlock('one');
    expect(block).not.toHaveProperty('shape');
    await world.apply(await world.make([rename]));
    const saved = bodyOf(await world.write(block.id, 1, { data: { text: 'two' }, shape: 0 }), 200);
    expect(saved).toMatchObject({ data: { words: 'two' }, shape: 1, revision: 2 });
    const again = bodyOf(await world.write(block.id, 2, { data: { words: 'two' }, shape: 1 }), 200);
    expect(again).toMatchObject({ data: { words: 'two' }, shape: 1, revision: 2 });
    expect((await world.addBlock('', { data: { text: 'new' }, shape: 0 })).data).toEqual({ words: 'new' });
  });

  it('refers to the fields of its schema version, also where a plan swaps their names', async () => {
    const world = await makeWritingWorld(makeWorld);
    const model = await world.addModel({ text: textField, other: otherField });
    const data = { text: 'a text', other: 'another' };
    const block = await world.addBlock('', { block_content_model: model.id, data });
    const swap = [
      { op: 'retype', field: 'text', to: 'between', field_type: 'text' },
      { op: 'retype', field: 'other', to: 'text', field_type: 'text' },
      { op: 'retype', field: 'between', to: 'other', field_type: 'text' },
    ];
    await world.apply(await world.make(swap, {}, model.id));
    const typed = { text: 'typed as text', other: 'another' };
    const saved = bodyOf(await world.write(block.id, 1, { data: typed, shape: 0 }), 200);
    const swapped = { text_2: 'another', other_2: 'typed as text' };
    expect(saved.data).toEqual(swapped);
    // Without a shape, the ids of the retired fields decide.
    const named = bodyOf(await world.write(block.id, 2, { data: typed }), 200);
    expect(named.data).toEqual(swapped);
  });

  it('restores archived values when the plan is undone', async () => {
    const world = await makeWritingWorld(makeWorld);
    const model = await world.addModel({ text: textField, other: otherField });
    const block = await world.addBlock('', {
      block_content_model: model.id,
      data: { text: 'a text', other: 'set aside' },
    });
    const plan = await world.apply(await world.make([{ op: 'remove', field: 'other' }], {}, model.id));
    await world.undo(plan);
    const typed = { data: { text: 'typed meanwhile' }, shape: 1 };
    const saved = bodyOf(await world.write(block.id, 1, typed), 200);
    expect(saved).toMatchObject({ data: { text: 'typed meanwhile', other: 'set aside' }, shape: 2 });
  });

  it('is rejected with the stored data if a value of it would be lost', async () => {
    const world = await makeWritingWorld(makeWorld);
    const model = await world.addModel({ text: textField, other: otherField });
    const data = { text: '5', other: 'old' };
    const block = await world.addBlock('', { block_content_model: model.id, data });
    const operations = [
      { op: 'retype', field: 'text', field_type: 'number', field_values: null },
      { op: 'remove', field: 'other' },
    ];
    const plan = await world.make(operations, {}, model.id);
    await world.apply(plan);
    for (const sent of [
      { text: 'about 7', other: '' },
      { text: '6', other: 'typed' },
    ]) {
      const rejected = await world.write(block.id, 1, { data: sent, shape: 0 });
      expect([rejected.status, rejected.body]).toMatchObject([
        412,
        { code: 'stale_write', current: { data: { text_2: 5 }, shape: 1, revision: 1 } },
      ]);
    }
    const saved = bodyOf(await world.write(block.id, 1, { data: { text: '6', other: '' }, shape: 0 }), 200);
    expect(saved.data).toEqual({ text_2: 6 });
  });

  it('is validated by the current rules and revision', async () => {
    const world = await makeWritingWorld(makeWorld);
    const block = await world.addBlock('one');
    await world.apply(
      await world.make([rename, { op: 'options', field: 'words', field_values: { max_length: 5 } }]),
    );
    const rejected = await world.write(block.id, 1, { data: { text: 'far too long' }, shape: 0 });
    expect([rejected.status, Object.keys(rejected.body)]).toEqual([400, ['words']]);
    const unknown = await world.write(block.id, 1, { data: { nope: 'x' }, shape: 0 });
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, ['nope']]);
    await world.write(block.id, 1, { data: { text: 'short' }, shape: 0 });
    // The body of a stale write has the current data in the current shape.
    const stale = await world.write(block.id, 1, { data: { text: 'mine' }, shape: 0 });
    expect([stale.status, stale.body]).toMatchObject([
      412,
      { current: { data: { words: 'short' }, shape: 1, revision: 2 } },
    ]);
  });

  it('is understood for components', async () => {
    const world = await makeWritingWorld(makeWorld);
    const model = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
    const body = { workspace: world.site.id, block_content_model: model.id, data: { text: 'one' } };
    const made = await world.editor.create<Component>('/api/components/', body);
    await world.apply(await world.make([rename], {}, model.id));
    const saved = await world.editor.patch<Component>(`/api/components/${made.id}/`, {
      data: { text: 'two' },
      shape: 0,
    });
    expect(saved.body).toMatchObject({ data: { words: 'two' }, shape: 1 });
  });

  it.each(['PAGE', 'COMPONENT'] as const)(
    'is rejected if it makes something new, of a %s type, and would lose a value',
    async (type) => {
      const world = await makeWritingWorld(makeWorld);
      const fields = { text: textField, other: otherField };
      const model = await world.addModel(fields, { content_model_type: type });
      const editor = world.editor;
      const add = async (body: object) => {
        const [path, place] =
          type === 'PAGE'
            ? ['/api/blocks/', { page: world.home.id }]
            : ['/api/components/', { workspace: world.site.id }];
        const content = { block_content_model: model.id, ...place, ...body };
        const { status, body: answer } = await editor.post(path, content);
        return [status, answer];
      };
      const lost =
        'The fields of this block type have changed, and there is no longer a place for the value of';
      const rejected = (field: string) => [400, { shape: [`${lost} “${field}”.`] }];
      const more = { op: 'add', field: 'more', definition: { ...otherField, field_title: 'More' } };
      await world.undo(await world.apply(await world.make([more], {}, model.id)));
      expect(await add({ data: { text: 'one', more: 'bee' }, shape: 1 })).toEqual(rejected('More'));
      await world.apply(await world.make([toNumber, { op: 'remove', field: 'other' }], {}, model.id));
      expect(await add({ ...asSent, shape: 2 })).toEqual(rejected('Text'));
      expect(await add({ data: { text: '5', other: 'bee' }, shape: 2 })).toEqual(rejected('Other'));
      const carried = await add({ data: { text: '5', other: '' }, shape: 1 });
      expect(carried).toMatchObject([201, { data: { text_2: 5 }, shape: 3 }]);
    },
  );

  it('can be migrated by the client, which receives every plan since', async () => {
    const world = await makeWritingWorld(makeWorld);
    const steps = (after: number) =>
      world.editor.read<SchemaStep[]>(`/api/block-content-models/${world.note.id}/steps/?after=${after}`);
    expect(await steps(0)).toEqual([]);
    const plan = await world.apply(await world.make([rename]));
    await world.undo(plan);
    const step = { plan: plan.id, operations: [rename], decisions: {}, fields: world.note.content_model };
    expect(await steps(0)).toEqual([
      { ...step, shape: 1, is_back: false },
      { ...step, shape: 2, is_back: true },
    ]);
    expect(await steps(1)).toEqual([{ ...step, shape: 2, is_back: true }]);
  });

  it('of a version is the one that it was published with, or the current one', async () => {
    const world = await makeWritingWorld(makeWorld);
    const block = await world.addBlock('one');
    await world.publish();
    await world.apply(await world.make([rename]));
    const read = async (query: string, version = 1) => {
      const url = `/api/pages/${world.home.id}/versions/${version}/${query}`;
      return (await world.editor.read<PageVersionDetail>(url)).blocks;
    };
    const [published] = await read('');
    expect(published).toEqual({ id: block.id, block_content_model: world.note.id, data: { text: 'one' } });
    expect(await read('?fields=then')).toEqual([published]);
    expect(await read('?fields=now')).toMatchObject([{ id: block.id, data: { words: 'one' }, shape: 1 }]);
    await world.publish();
    expect(await read('', 2)).toMatchObject([{ data: { words: 'one' }, shape: 1 }]);
  });
});
