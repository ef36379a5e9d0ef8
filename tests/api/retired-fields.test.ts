import { expect, it } from 'vitest';
import { removeRetired } from '../../server/modules/plans/remove-retired.ts';
import { findWrongCounts } from '../../server/modules/usage/service.ts';
import type { Block, BlockContentModel } from '../../shared/wire/content.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const other = { ...textField, order: 1 };
const toNumber = { op: 'retype', field: 'text', field_type: 'number', field_values: null };

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

  it('stay hidden when a new field wants an id of theirs: it gets another id and the API name', async () => {
    const world = await makePlannedWorld(makeWorld);
    const rows = {
      ...textField,
      field_type: 'list',
      order: 2,
      field_values: { fields: { text: textField, other } },
    };
    const fields = { text: textField, other, rows };
    const model = await world.addModel(fields);
    const data = {
      text: 'one',
      other: 'two',
      rows: [{ id: 'row000000001', data: { text: 'a', other: 'b' } }],
    };
    const { id } = await world.addBlock('', { block_content_model: model.id, data });
    const removed = [
      { op: 'remove', field: 'other' },
      { op: 'remove', field: 'other', within: ['rows'] },
    ];
    const plan = await world.apply(await world.make(removed, {}, model.id));
    const shown_when = { all: [{ field: 'other', is_empty: false }] };
    const body = { content_model: { ...fields, text: { ...textField, shown_when } } };
    const url = `/api/block-content-models/${model.id}/`;
    const answer = await world.administrator.patch<BlockContentModel>(url, body);
    const { content_model } = bodyOf(answer, 200);
    const named = { ...other, api_name: 'other' };
    expect(content_model).toEqual({
      text: { ...textField, shown_when: { all: [{ field: 'other_2', is_empty: false }] } },
      other_2: named,
      rows: { ...rows, field_values: { fields: { text: textField, other_2: named } } },
    });
    // A type may be sent back as it was read, with its retired fields.
    const read = await world.administrator.read<BlockContentModel>(url);
    expect(read.retired_fields).toHaveLength(2);
    await world.administrator.change(url, read);
    const block = await world.editor.get<Block>(`/api/blocks/${id}/`);
    expect(bodyOf(block, 200).data).toEqual({
      text: 'one',
      rows: [{ id: 'row000000001', data: { text: 'a' } }],
    });
    await world.undo(plan);
    const undone = await world.administrator.read<BlockContentModel>(url);
    expect(undone.content_model).toMatchObject({ other: { api_name: 'other_3' }, other_2: named });
    expect((await world.editor.read<Block>(`/api/blocks/${id}/`)).data).toEqual(data);
  });
});
