import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import type { Block } from '../../shared/wire/content.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField } from './content-world.ts';
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

  it('move to another place', async () => {
    const world = await makeContentWorld(makeWorld);
    for (const text of ['a', 'b', 'c', 'd']) await world.addBlock(text);
    for (const [from, to, expected] of [
      [0, 2, 'bcad'],
      [3, 0, 'dbca'],
      [1, 1, 'dbca'],
      [1, 50, 'dcab'],
    ] as const) {
      const block = (await world.readPage()).page_blocks[from];
      const moved = await world.editor.change<Block>(`/api/blocks/${block?.id}/`, { order: to });
      expect([moved.revision, (await world.texts()).join('')]).toEqual([1, expected]);
    }
  });

  it('close the gap when one is deleted', async () => {
    const world = await makeContentWorld(makeWorld);
    for (const text of ['a', 'b', 'c']) await world.addBlock(text);
    const second = (await world.readPage()).page_blocks[1];
    bodyOf(await world.editor.delete(`/api/blocks/${second?.id}/`), 204);
    const { page_blocks } = await world.readPage();
    expect(page_blocks.map((block) => [block.data['text'], block.order])).toEqual([
      ['a', 0],
      ['c', 1],
    ]);
  });

  it('record who changed them and when, never earlier than before, even when the clock is set back', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('one');
    const before = await world.readPage();
    const change = (path: string, body: object) => world.editor.change<Block>(path, body);
    world.pass(-30_000);
    const changed = await change(`/api/blocks/${block.id}/`, { data: { text: 'two' } });
    expect(changed.last_update >= block.last_update).toBe(true);
    expect((await world.readPage()).last_update >= before.last_update).toBe(true);
    const renamed = await change(`/api/pages/${world.home.id}/`, { title: 'Start' });
    expect(renamed.last_update >= before.last_update).toBe(true);
    world.pass(60_000);
    const later = await change(`/api/blocks/${block.id}/`, { data: { text: 'three' } });
    expect(later.last_update > block.last_update).toBe(true);
    expect(later.last_update_by).toMatchObject({ name: 'Ana' });
    expect((await world.readPage()).last_update).toBe(later.last_update);
  });

  it('are rejected for pages that do not exist, and with invalid members', async () => {
    const world = await makeContentWorld(makeWorld);
    const { home, note } = world;
    const send = (fields: object) =>
      world.editor.post('/api/blocks/', { page: home.id, block_content_model: note.id, data: {}, ...fields });
    expectAnswer(await send({ page: newId() }), 400, { page: ['Record not found.'] });
    expectAnswer(await send({ order: -1 }), 400, { order: ['Must be at least 0.'] });
    expectAnswer(await send({ revisions: 3 }), 400, { revisions: ['Unknown field.'] });
    expect((await send({ data: [] })).status).toBe(400);
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
    // Ids that never existed get the same answer.
    const unknown = await send([linkTo({ ...world.home, id: newId() })], [{ id: newId(), file }]);
    expect(unknown.text).toBe(rejected.text);
  });

  it('show the current path and title of link targets, ignoring those of the client', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({ links: { ...textField, field_type: 'link' } });
    const { id } = await world.page(world.editor, world.site.id, { title: 'About', url_path: '/about' });
    const data = { links: [linkTo({ id, url_path: '/lie', title: 'Lie' })] };
    const made = await world.addBlock('', { block_content_model: model.id, data });
    expect(made.data).toMatchObject({ links: [{ page: { url_path: '/about', title: 'About' } }] });
    const renamed = { title: 'About us', url_path: '/about-us' };
    await world.editor.change(`/api/pages/${id}/`, renamed);
    expect((await world.readPage()).page_blocks[0]?.data).toMatchObject({ links: [{ page: renamed }] });
  });
});
