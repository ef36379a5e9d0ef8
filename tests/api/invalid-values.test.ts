import { expect, it } from 'vitest';
import type { Block } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField, type ContentWorld } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

/** A block whose fields no longer have the types of its values. */
async function makeInvalidBlock(world: ContentWorld) {
  const target = await world.page(world.editor, world.site.id, { url_path: '/target', title: 'Target' });
  const model = await world.addModel({
    text: textField,
    link: { ...textField, field_type: 'link', order: 1 },
  });
  const data = { text: 'A long text', link: [linkTo(target)] };
  const block = await world.addBlock('', { block_content_model: model.id, data });
  const read = async (id = world.home.id) => (await world.readPage(id)).page_blocks[0]?.data;
  const save = (next: unknown) => world.editor.patch<Block>(`/api/blocks/${block.id}/`, { data: next });
  const admin = await world.admin();
  await admin.change(`/api/block-content-models/${model.id}/`, {
    content_model: {
      text: { ...textField, field_type: 'checkbox' },
      link: { ...textField, order: 1 },
      more: { ...textField, order: 2 },
    },
  });
  return { target, model, data, block, read, save };
}

describeWithDatabase('A value that no longer fits its field', (makeWorld) => {
  it('stays while other fields change, and is replaced only by a value that fits', async () => {
    const world = await makeContentWorld(makeWorld);
    const { data, model, read, save } = await makeInvalidBlock(world);
    expect(await read()).toEqual(data);
    const saved = { ...data, more: 'New' };
    expect(bodyOf(await save(saved), 200).data).toEqual(saved);
    const wrong = { text: ['This value has the wrong format for this field.'] };
    expectAnswer(await save({ ...saved, text: 'Another text' }), 400, wrong);
    expect(await read()).toEqual(saved);
    const body = { page: world.home.id, block_content_model: model.id, data };
    expectAnswer(await world.editor.post('/api/blocks/', body), 400, { ...wrong, link: wrong.text });
    const replaced = { text: true, link: 'A text' };
    expect((await save(replaced)).status).toBe(200);
    expect((await save(data)).status).toBe(400);
    expect(await read()).toEqual(replaced);
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
    const post = (path: string, body?: object) => world.editor.post<{ id: string }>(`${at}/${path}/`, body);
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
});
