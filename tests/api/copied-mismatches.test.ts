import { expect, it } from 'vitest';
import type { Block } from '../../shared/wire/content.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const other = { ...textField, field_title: 'Other', order: 1 };
const data = { text: 'far too long', other: '' };
const shorten = { op: 'options', field: 'text', field_values: { max_length: 5 } };
const toNumber = { op: 'retype', field: 'text', field_type: 'number', field_values: null };
const require = { op: 'require', field: 'other', required: true };
const kept = { decisions: { 0: 'keep' } };

/** A planned world with a block, and functions that delete it and create it again from an editor's copy. */
async function makeMismatchWorld(makeWorld: Parameters<typeof makePlannedWorld>[0]) {
  const world = await makePlannedWorld(makeWorld);
  const editor = world.editor;
  const model = await world.addModel({ text: textField, other });
  const block = await world.addBlock('', { block_content_model: model.id, data });
  const read = (id: string) => editor.read<Block>(`/api/blocks/${id}/`);
  return {
    ...world,
    block,
    read,
    plan: async (...operations: object[]) => world.apply(await world.make(operations, kept, model.id)),
    remove: async (id: string) => bodyOf(await editor.delete(`/api/blocks/${id}/`), 204),
    create: (
      { id, page, block_content_model, data: values, shape }: Omit<Block, 'data'> & { data: object },
      more: object = {},
    ) => {
      const body = { page, block_content_model, data: values, shape, copy_of: id, ...more };
      return editor.post<Block>('/api/blocks/', body);
    },
  };
}

describeWithDatabase('A stored value that no longer fits', (makeWorld) => {
  it.each([
    ['is of another type', toNumber, { text_2: data.text, other: '' }, { text_2: 'no number', other: '' }],
    ['is missing', require, data, { ...data, text: 5 }],
  ])(
    'comes back with its block and can be copied if it %s, and no other can',
    async (_what, operation, now, edited) => {
      const world = await makeMismatchWorld(makeWorld);
      await world.plan(operation);
      const block = await world.read(world.block.id);
      expect(block.data).toEqual(now);
      expect(bodyOf(await world.create(block), 201).data).toEqual(now);
      await world.remove(block.id);
      const back = bodyOf(await world.create(block), 201);
      expect(back.data).toEqual(now);
      await world.remove(back.id);
      expect(bodyOf(await world.create(back), 201).data).toEqual(now);
      expect((await world.create({ ...block, data: edited })).status).toBe(400);
      expect((await world.create(block, { copy_of: undefined })).status).toBe(400);
    },
  );

  it('does not leave its workspace or its type', async () => {
    const world = await makeMismatchWorld(makeWorld);
    await world.plan(shorten);
    const block = await world.read(world.block.id);
    const twin = await world.addModel({ text: { ...textField, field_values: { max_length: 5 } }, other });
    const site = await world.workspace(world.editor);
    const { id: page } = await world.page(world.editor, site.id);
    for (const isGone of [false, true]) {
      if (isGone) await world.remove(block.id);
      expect((await world.create(block, { page })).status).toBe(400);
      expect((await world.create(block, { block_content_model: twin.id })).status).toBe(400);
    }
  });
});
