import { expect, it } from 'vitest';
import type { Block, BlockContentModel } from '../../shared/wire/content.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const retype = { op: 'retype', field: 'text', to: 'words', field_type: 'textarea', field_values: null };

describeWithDatabase('Retired fields', (makeWorld) => {
  it('take values that are written under their ids into the fields that replaced them', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('one');
    await world.apply(await world.make([retype, { op: 'add', field: 'mood', definition: textField }]));
    const patch = (data: object) =>
      world.call<Block>('PATCH', `/api/blocks/${block.id}/`, { as: world.editor, body: { data } });
    const known = await patch({ text: 'two' });
    expect([known.status, known.body.data]).toEqual([200, { words: 'two' }]);
    expect((await world.addBlock('three')).data).toEqual({ words: 'three' });
    expect((await patch({ text: 'x', mood: 'y' })).body).toEqual({
      text: ['This block type has no field “text”.'],
    });
    expect((await patch({ words: 'x' })).status).toBe(200);
  });

  it('are listed for administrators, and their ids are never given to other fields', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.apply(await world.make([{ op: 'remove', field: 'text' }]));
    const url = `/api/block-content-models/${world.note.id}/`;
    const read = async (as: typeof world.editor) =>
      bodyOf(await world.call<BlockContentModel>('GET', url, { as }), 200);
    const { retired_fields: retired } = await read(world.administrator);
    expect(retired).toMatchObject([
      { id: 'text', within: [], definition: textField, retired_by: world.administrator.id },
    ]);
    expect(await read(world.editor)).not.toHaveProperty('retired_fields');
    await world.apply(await world.make([{ op: 'add', field: 'text', definition: textField }]));
    const { content_model } = await read(world.administrator);
    expect(content_model).toEqual({ text_2: { ...textField, api_name: 'text' } });
  });
});
