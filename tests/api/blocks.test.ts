import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import type { Block, Page } from '../../shared/wire/content.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, ownHistory, textField } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

describeOnBothDatabases('Blocks', (makeWorld) => {
  it('are inserted at the requested place, and the rest shift', async () => {
    const world = await makeContentWorld(makeWorld);
    await world.addBlock('a');
    await world.addBlock('b');
    const first = await world.addBlock('first', { order: 0 });
    const last = await world.addBlock('last', { order: 99 });
    expect([first.order, last.order]).toEqual([0, 3]);
    expect(await world.texts()).toEqual(['first', 'a', 'b', 'last']);
    const { page_blocks } = await world.readPage();
    expect(page_blocks.map((block) => block.order)).toEqual([0, 1, 2, 3]);
  });

  it.each([
    [0, 2, ['b', 'c', 'a', 'd']],
    [3, 0, ['d', 'a', 'b', 'c']],
    [1, 1, ['a', 'b', 'c', 'd']],
    [1, 50, ['a', 'c', 'd', 'b']],
  ])('move from %i to %i', async (from, to, expected) => {
    const world = await makeContentWorld(makeWorld);
    for (const text of ['a', 'b', 'c', 'd']) await world.addBlock(text);
    const block = (await world.readPage()).page_blocks[from];
    const moved = await world.editor.patch<Block>(`/api/blocks/${block?.id}/`, { order: to });
    expect(bodyOf(moved, 200).revision).toBe(1);
    expect(await world.texts()).toEqual(expected);
  });

  it('close the gap when one is deleted, and keep its last state', async () => {
    const world = await makeContentWorld(makeWorld);
    for (const text of ['a', 'b', 'c']) await world.addBlock(text);
    const second = (await world.readPage()).page_blocks[1];
    const answer = await world.editor.delete(`/api/blocks/${second?.id}/`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    const { page_blocks } = await world.readPage();
    expect(page_blocks.map((block) => [block.data['text'], block.order])).toEqual([
      ['a', 0],
      ['c', 1],
    ]);
    const history = await ownHistory(world);
    expect(history).toMatchObject([{ source: second?.id, data: '{"text":"b"}', revision: 1 }]);
  });

  it('count revisions, archive overwritten data, and record the editor on the page', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('one');
    world.pass(60_000);
    const answer = await world.editor.patch<Block>(
      `/api/blocks/${block.id}/`,
      { ...block, data: { text: 'two' } },
      { 'if-match': '"1"' },
    );
    const changed = bodyOf(answer, 200);
    expect(changed).toMatchObject({ revision: 2, data: { text: 'two' }, last_update_by: { name: 'Ana' } });
    expect(answer.headers['etag']).toBe('"2"');
    expect((await world.readPage()).last_update).toBe(changed.last_update);
    const history = await ownHistory(world);
    expect(history).toMatchObject([
      { source: block.id, data: '{"text":"one"}', replaced_by: world.editor.id },
    ]);
  });

  it('and their page never get an earlier time of change, even when the clock is set back', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('one');
    const before = await world.readPage();
    world.pass(-30_000);
    const change = (path: string, body: object) => world.editor.patch<Block>(path, body);
    const changed = bodyOf(await change(`/api/blocks/${block.id}/`, { data: { text: 'two' } }), 200);
    expect(changed.last_update >= block.last_update).toBe(true);
    expect((await world.readPage()).last_update >= before.last_update).toBe(true);
    const renamed = bodyOf(await change(`/api/pages/${world.home.id}/`, { title: 'Start' }), 200);
    expect(renamed.last_update >= before.last_update).toBe(true);
    world.pass(60_000);
    const later = bodyOf(await change(`/api/blocks/${block.id}/`, { data: { text: 'three' } }), 200);
    expect(later.last_update > block.last_update).toBe(true);
  });

  it('keep their page and type: the same value is accepted, another is rejected', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('a');
    const other = await world.page(world.editor, world.site.id, { url_path: '/other' });
    const model = await world.addModel({ text: textField });
    const patch = (body: object) => world.editor.patch(`/api/blocks/${block.id}/`, body);
    expect((await patch({ page: block.page, block_content_model: block.block_content_model })).status).toBe(
      200,
    );
    expectAnswer(await patch({ page: other.id, block_content_model: model.id, data: { text: 'b' } }), 400, {
      page: ['This field can’t be changed.'],
      block_content_model: ['This field can’t be changed.'],
    });
    expect(await world.texts()).toEqual(['a']);
  });

  it('reject a stale write, return the current block, and write nothing', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('one');
    const patch = (text: string, match: string) =>
      world.editor.patch(`/api/blocks/${block.id}/`, { data: { text } }, { 'if-match': match });
    expect((await patch('two', '"1"')).status).toBe(200);
    const stale = await patch('three', '"1"');
    const current = await world.editor.get(`/api/blocks/${block.id}/`);
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ code: 'stale_write', current: current.body });
    expect((await patch('four', '"nonsense"')).status).toBe(412);
    expect(
      (await world.editor.delete(`/api/blocks/${block.id}/`, undefined, { 'if-match': '"1"' })).status,
    ).toBe(412);
    expect(await world.texts()).toEqual(['two']);
    expect((await patch('five', '*')).status).toBe(200);
  });

  it('do nothing when nothing changes', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('same');
    const before = await world.readPage();
    const answer = await world.editor.patch<Block>(`/api/blocks/${block.id}/`, {
      data: { text: 'same' },
      order: 0,
    });
    expect(bodyOf(answer, 200)).toEqual(block);
    expect(await world.readPage()).toEqual(before);
  });

  it('reject invalid data, by field', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({
      title: { ...textField, required: true },
      show: { ...textField, field_type: 'checkbox' },
    });
    const answer = await world.editor.post('/api/blocks/', {
      page: world.home.id,
      block_content_model: model.id,
      data: { title: '', show: 'yes', extra: 1 },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      title: ['This field is required'],
      show: ['This value has the wrong format for this field.'],
      extra: ['This block type has no field “extra”.'],
    });
    expect(await world.texts()).toEqual([]);
  });

  it('reject component models, models that do not exist, and pages that do not exist', async () => {
    const world = await makeContentWorld(makeWorld);
    const header = await world.blockType(world.editor, 'Header');
    const send = (fields: object) =>
      world.editor.post('/api/blocks/', {
        page: world.home.id,
        block_content_model: world.note.id,
        data: {},
        ...fields,
      });
    expect((await send({ block_content_model: header.id })).body).toEqual({
      block_content_model: ['This block type isn’t allowed here.'],
    });
    expect((await send({ block_content_model: newId() })).body).toEqual({
      block_content_model: ['Unknown block type'],
    });
    expect((await send({ page: newId() })).body).toEqual({ page: ['Record not found.'] });
    expect((await send({ order: -1 })).body).toEqual({ order: ['Must be at least 0.'] });
    expect((await send({ data: [] })).status).toBe(400);
    expect((await send({ revisions: 3 })).body).toEqual({ revisions: ['Unknown field.'] });
  });

  it('reject records of another workspace, even one with the same owner, at the field that points there', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({
      links: { ...textField, field_type: 'link' },
      images: { ...textField, field_type: 'media', order: 1 },
    });
    const { id, file } = await world.addImage();
    const other = await world.workspace(world.editor, { title: 'Other' });
    const foreign = await world.page(world.editor, other.id);
    const send = (links: unknown[], images: unknown[]) => {
      const data = { links, images };
      return world.editor.post('/api/blocks/', { page: foreign.id, block_content_model: model.id, data });
    };
    const rejected = await send([linkTo(world.home)], [{ id, file }]);
    expectAnswer(rejected, 400, {
      links: ['links[0].page.id: Record not found in this workspace.'],
      images: ['images[0].id: Record not found in this workspace.'],
    });
    // As ids that never existed.
    const unknown = await send([linkTo({ ...world.home, id: newId() })], [{ id: newId(), file }]);
    expect(unknown.text).toBe(rejected.text);
  });

  it('show the current path and title of link targets, ignoring those of the client', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({ links: { ...textField, field_type: 'link' } });
    const about = await world.page(world.editor, world.site.id, { title: 'About', url_path: '/about' });
    const made = await world.editor.post<Block>('/api/blocks/', {
      page: world.home.id,
      block_content_model: model.id,
      data: { links: [linkTo({ id: about.id, url_path: '/lie', title: 'Lie' })] },
    });
    expect(bodyOf(made, 201).data).toMatchObject({
      links: [{ page: { url_path: '/about', title: 'About' } }],
    });
    await world.editor.patch<Page>(`/api/pages/${about.id}/`, { title: 'About us', url_path: '/about-us' });
    const { page_blocks } = await world.readPage();
    expect(page_blocks[0]?.data).toMatchObject({
      links: [{ page: { url_path: '/about-us', title: 'About us' } }],
    });
  });
});
