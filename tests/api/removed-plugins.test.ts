import { expect, it } from 'vitest';
import type { Block, BlockContentModel, Component } from '../../shared/wire/content.ts';
import { describeOn, type MakeWorld } from '../support/world.ts';
import { bodyOf, makeContentWorld, textField } from './content-world.ts';

const agenda = { ...textField, field_type: 'agenda', field_title: 'Agenda', order: 1 };
const listOf = (fields: object) => ({
  ...{ ...textField, field_type: 'list', field_title: 'Days', order: 2 },
  field_values: { fields },
});
const fields = { text: textField, ag: agenda, days: listOf({ text: textField, ag: agenda }) };
const day = (id: string, text: string, more: object = {}) => ({
  id: id.padEnd(12, '0'),
  data: { text, ...more },
});
const data = { text: 'one', ag: 'kept', days: [day('a', 'Monday', { ag: 'noon' }), day('b', 'Tuesday')] };

/** Makes a world with a block type whose field `ag`, also in the items of its list, has a field type without a plugin. */
async function makeDesertedWorld(makeWorld: MakeWorld, content_model_type = 'PAGE') {
  const world = await makeContentWorld(makeWorld);
  const admin = await world.admin();
  const known = { ...agenda, field_type: 'text' };
  const former = { ...fields, ag: known, days: listOf({ text: textField, ag: known }) };
  const { id } = await world.addModel(former, { content_model_type });
  const isBlock = content_model_type === 'PAGE';
  const url = isBlock ? '/api/blocks/' : '/api/components/';
  const content = await world.editor.create<Block | Component>(url, {
    ...(isBlock ? { page: world.home.id } : { workspace: world.site.id }),
    block_content_model: id,
    data,
  });
  await world.dependencies.db
    .updateTable('block_content_models')
    .set({ content_model: JSON.stringify(fields), revision: 2 })
    .where('id', '=', id)
    .execute();
  return {
    write: (changed: object) => world.editor.patch<Block>(`${url}${content.id}/`, { data: changed }),
    define: (content_model: object) =>
      admin.patch<BlockContentModel>(
        `/api/block-content-models/${id}/`,
        { content_model },
        { accept: 'application/problem+json' },
      ),
  };
}

describeOn('sqlite', 'A field whose plugin was removed', (makeWorld) => {
  it('stays in its type, whose other fields can be changed', async () => {
    const { define } = await makeDesertedWorld(makeWorld);
    const text = { ...textField, help: 'Say it.' };
    const changed = { new: textField, text, ag: { ...agenda, order: 3 }, days: listOf({ text, ag: agenda }) };
    expect(bodyOf(await define(changed), 200).content_model).toEqual(changed);
    expect(bodyOf(await define({ text, days: fields.days }), 200).content_model).not.toHaveProperty('ag');
  });

  it.each([
    ['has another name', { other: agenda }, ['other']],
    ['is of another type that is not installed', { ag: { ...agenda, field_type: 'diary' } }, ['ag']],
    ['has other options', { ag: { ...agenda, field_values: { max: 3 } } }, ['ag']],
    ['is in a list', { rows: listOf({ ag: agenda }) }, ['rows', 'ag']],
  ])('is rejected where it %s', async (_name, content_model, path) => {
    const { define } = await makeDesertedWorld(makeWorld);
    const answer = await define(content_model);
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field: 'content_model', path }] }]);
  });

  it.each(['PAGE', 'COMPONENT'])('keeps its value if a client leaves it out: %s', async (type) => {
    const { write } = await makeDesertedWorld(makeWorld, type);
    const days = [day('b', 'Tuesday'), day('c', 'New', { ag: 'a copy' }), day('a', 'Sunday')];
    expect(bodyOf(await write({ text: 'two', days }), 200).data).toEqual({
      ...{ text: 'two', ag: 'kept' },
      days: [days[0], days[1], day('a', 'Sunday', { ag: 'noon' })],
    });
    expect(bodyOf(await write({ text: 'three', ag: 'kept', days: [] }), 200).data).toEqual({
      ...{ text: 'three', ag: 'kept' },
      days: [],
    });
  });

  it.each(['PAGE', 'COMPONENT'])('gets no other value: %s', async (type) => {
    const { write } = await makeDesertedWorld(makeWorld, type);
    const message = [expect.stringContaining('the field type “agenda” isn’t installed')];
    for (const ag of ['other', [], null])
      expect(await write({ ...data, ag })).toMatchObject({ status: 400, body: { ag: message } });
    for (const days of [[day('a', 'Monday', { ag: 'one' })], [day('b', 'Tuesday', { ag: 'one' })]])
      expect(await write({ ...data, days })).toMatchObject({ status: 400, body: { 'days.0.ag': message } });
    expect(bodyOf(await write(data), 200).data).toEqual(data);
  });
});
