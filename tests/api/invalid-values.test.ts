import { expect, it } from 'vitest';
import type { Block, BlockContentModel } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField, type ContentWorld } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const url = '/api/block-content-models/';

/** Gives the fields of a model another type, as an administrator does. */
async function changeModel(world: ContentWorld, model: BlockContentModel, content_model: unknown) {
  const admin = await world.admin();
  await admin.change(`${url}${model.id}/`, { content_model });
}

const link = { ...textField, field_type: 'link', field_title: 'Link' };
const checkbox = { ...textField, field_type: 'checkbox', field_title: 'Shown' };

/** A block whose fields no longer have the types of its values. */
async function makeInvalidBlock(world: ContentWorld) {
  const target = await world.page(world.editor, world.site.id, { url_path: '/target', title: 'Target' });
  const model = await world.addModel({ text: textField, link: { ...link, order: 1 } });
  const data = { text: 'A long text', link: [linkTo(target)] };
  const block = await world.addBlock('', { block_content_model: model.id, data });
  const read = async (id = world.home.id) => (await world.readPage(id)).page_blocks[0]?.data;
  const save = (next: unknown) => world.editor.patch<Block>(`/api/blocks/${block.id}/`, { data: next });
  await changeModel(world, model, {
    text: checkbox,
    link: { ...textField, order: 1 },
    more: { ...textField, order: 2 },
  });
  return { target, model, data, block, read, save };
}

describeWithDatabase('A value that no longer fits its field', (makeWorld) => {
  it('is read unchanged, and saved again unchanged beside other changes', async () => {
    const world = await makeContentWorld(makeWorld);
    const { data, read, save } = await makeInvalidBlock(world);
    expect(await read()).toEqual(data);
    const saved = await save({ ...data, more: 'New' });
    expect([saved.status, saved.body.data]).toEqual([200, { ...data, more: 'New' }]);
    expect(await read()).toEqual({ ...data, more: 'New' });
  });

  it('can be replaced by one that fits, and by no other', async () => {
    const world = await makeContentWorld(makeWorld);
    const { data, read, save } = await makeInvalidBlock(world);
    expectAnswer(await save({ ...data, text: 'Another text' }), 400, {
      text: ['This value has the wrong format for this field.'],
    });
    expect(await read()).toEqual(data);
    const replaced = { text: true, link: 'A text' };
    expect((await save(replaced)).status).toBe(200);
    expect((await save(data)).status).toBe(400);
    expect(await read()).toEqual(replaced);
  });

  it('cannot be put into a new block', async () => {
    const world = await makeContentWorld(makeWorld);
    const { data, model } = await makeInvalidBlock(world);
    const added = await world.editor.post('/api/blocks/', {
      page: world.home.id,
      block_content_model: model.id,
      data,
    });
    expect([added.status, Object.keys(added.body)]).toEqual([400, ['text', 'link']]);
  });

  it('keeps the page that it links to, before and after it is saved', async () => {
    const world = await makeContentWorld(makeWorld);
    const { data, target, save } = await makeInvalidBlock(world);
    const remove = () => world.editor.delete(`/api/pages/${target.id}/`);
    expect((await remove()).status).toBe(409);
    expect((await save({ ...data, more: 'New' })).status).toBe(200);
    expect((await remove()).status).toBe(409);
    expect((await save({ ...data, link: '' })).status).toBe(200);
    expect((await remove()).status).toBe(204);
  });

  it('survives duplicating the page, publishing it and restoring a version', async () => {
    const world = await makeContentWorld(makeWorld);
    const { data, read, save } = await makeInvalidBlock(world);
    const at = `/api/pages/${world.home.id}`;
    const post = (path: string, body?: object) =>
      world.call<{ id: string }>('POST', `${at}/${path}/`, { as: world.editor, ...(body && { body }) });
    const copy = bodyOf(await post('duplicate', { title: 'Copy', url_path: '/copy' }), 201);
    expect(await read(copy.id)).toEqual(data);
    expect((await post('publish')).status).toBe(200);
    expect((await save({ text: true, link: 'A text' })).status).toBe(200);
    expect((await post('versions/1/restore')).status).toBe(200);
    expect(await read()).toEqual(data);
    expect((await save({ ...data, more: 'New' })).status).toBe(200);
  });

  it('is delivered as null: sites get no value of another type, and no ids', async () => {
    const world = await makeContentWorld(makeWorld);
    await makeInvalidBlock(world);
    const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
    bodyOf(await world.publish(), 200);
    const page = await world.withKey(apiKey).get<DeliveryPage>('/api/delivery/pages/?path=/');
    expect(page.body.blocks[0]?.data).toEqual({ text: null, link: null, more: '' });
  });

  it('stays when a limit of its field was lowered, until it is edited', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('Eleven char');
    const text = { ...textField, field_values: { max_length: 5 } };
    await changeModel(world, world.note, { text, more: { ...textField, order: 1 } });
    const save = (data: unknown) => world.editor.patch<Block>(`/api/blocks/${block.id}/`, { data });
    expect((await save({ text: 'Eleven char', more: 'New' })).status).toBe(200);
    expectAnswer(await save({ text: 'Eleven chars', more: 'New' }), 400, {
      text: ['Use at most 5 characters.'],
    });
  });
});
