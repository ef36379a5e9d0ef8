import { expect, it } from 'vitest';
import type { Block, Component, Page } from '../../shared/wire/content.ts';
import type { Media } from '../../shared/wire/media.ts';
import { describeOnBothDatabases, type Answer, type Member } from '../support/world.ts';
import { bodyOf, makeContentWorld, textField, type ContentWorld } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';
import { flatPng } from '../support/flat-png.ts';

/** A page may have 1,049 bytes of data: two blocks of 500, but not three. */
const smallPage = { OCTAVO_MAX_PAGE_MB: '0.001' };
const long = 'x'.repeat(450);

describeOnBothDatabases('The size limit of a page', (makeWorld) => {
  it('is the data of all its blocks together in bytes, and the error names the limit', async () => {
    const world = await makeContentWorld(makeWorld, { env: smallPage });
    await world.addBlock(long);
    await world.addBlock(long);
    expectAnswer(await tryToAdd(world, long), 409, {
      code: 'page_full',
      field: 'data',
      max: 1049,
      message: expect.stringMatching(/^This page is full\. .* at most 0\.001 MB\./) as string,
      detail: expect.any(String) as string,
    });
    expect(await world.texts()).toEqual([long, long]);
    expect((await tryToAdd(world, 'ж'.repeat(100))).status).toBe(409);
    expect((await tryToAdd(world, 'x'.repeat(100))).status).toBe(201);
  });

  it('holds for changed blocks, and removed blocks make room', async () => {
    const world = await makeContentWorld(makeWorld, { env: smallPage });
    const [first, second] = [await world.addBlock(long), await world.addBlock(long)];
    expectAnswer(await change(world, first, 'x'.repeat(600)), 409, 'page_full');
    expect((await world.readPage()).page_blocks[0]).toMatchObject({ revision: 1, data: { text: long } });
    await world.editor.delete(`/api/blocks/${second.id}/`);
    expect((await change(world, first, 'x'.repeat(600))).status).toBe(200);
    expect((await change(world, first, 'short')).status).toBe(200);
    expect((await tryToAdd(world, 'x'.repeat(900))).status).toBe(201);
  });

  it('holds for restored versions', async () => {
    const world = await makeContentWorld(makeWorld, { env: smallPage });
    const blocks = [await world.addBlock(long), await world.addBlock(long)];
    await world.publish();
    await grow(world);
    await world.publish();
    for (const block of blocks) await world.editor.delete(`/api/blocks/${block.id}/`);
    const restore = (version: number) =>
      world.editor.post<Page>(`/api/pages/${world.home.id}/versions/${version}/restore/`);
    const rejected = await restore(2);
    expect([rejected.status, await world.texts()]).toEqual([409, []]);
    expect((await restore(1)).status).toBe(200);
    expect((await tryToAdd(world, long)).status).toBe(409);
  });

  it('does not prevent reading or shrinking a page that is above it, or moving its blocks', async () => {
    const world = await makeContentWorld(makeWorld, { env: smallPage });
    const first = await world.addBlock(long);
    const second = await world.addBlock(long);
    await grow(world);
    expect(await world.texts()).toHaveLength(2);
    const patch = (body: object) => world.editor.patch(`/api/blocks/${first.id}/`, body);
    expect((await patch({ order: 1 })).status).toBe(200);
    expect((await patch({ data: { text: 'x'.repeat(5000) } })).status).toBe(409);
    expect((await patch({ data: { text: 'x'.repeat(1500) } })).status).toBe(200);
    expect((await world.publish()).status).toBe(200);
    expectAnswer(await world.editor.post(`/api/pages/${world.home.id}/duplicate/`), 409, 'page_full');
    expect(await pagesOf(world)).toBe(1);
    await world.editor.delete(`/api/blocks/${second.id}/`);
    expect((await patch({ data: { text: 'short' } })).status).toBe(200);
  });

  it('is not exceeded by blocks that arrive at the same time', async () => {
    const world = await makeContentWorld(makeWorld, { env: smallPage });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await tryToAdd(world, long)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, ...Array.from({ length: 6 }, () => 409)]);
    expect(await world.texts()).toHaveLength(2);
  });
});

describeOnBothDatabases('The size limit of a workspace', (makeWorld) => {
  it('is a number of blocks on all pages', async () => {
    const world = await makeContentWorld(makeWorld, { env: { OCTAVO_MAX_BLOCKS: '5' } });
    for (const text of ['1', '2', '3']) await world.addBlock(text);
    const copy = () => world.editor.post<Page>(`/api/pages/${world.home.id}/duplicate/`);
    const rejected = await copy();
    expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'too_many_blocks', max: 5 }]);
    expect(await pagesOf(world)).toBe(1);
    await world.publish();
    const [block] = (await world.readPage()).page_blocks;
    await world.editor.delete(`/api/blocks/${block?.id}/`);
    const second = bodyOf(await copy(), 201);
    expect((await tryToAdd(world, 'one')).status).toBe(201);
    expect((await tryToAdd(world, 'too many')).status).toBe(409);
    const restored = await world.editor.post(`/api/pages/${world.home.id}/versions/1/restore/`);
    expect(restored.status).toBe(200);
    await world.editor.delete(`/api/pages/${second.id}/`);
    expect((await copy()).status).toBe(409);
    expect((await tryToAdd(world, '4')).status).toBe(201);
    expect((await tryToAdd(world, '5')).status).toBe(201);
    expect((await tryToAdd(world, '6')).status).toBe(409);
  });

  it('is the data of all components together', async () => {
    const world = await makeContentWorld(makeWorld, { env: { OCTAVO_MAX_COMPONENTS_MB: '0.001' } });
    const make = async (text: string) => {
      const { id } = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
      const body = { workspace: world.site.id, block_content_model: id, data: { text } };
      return world.editor.post<Component>('/api/components/', body);
    };
    const first = bodyOf(await make('x'.repeat(700)), 201);
    const second = bodyOf(await make('short'), 201);
    const rejected = await make('x'.repeat(400));
    expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'components_full', field: 'data' }]);
    const rewrite = (id: string, text: string) =>
      world.editor.patch(`/api/components/${id}/`, { data: { text } });
    expect((await rewrite(second.id, 'x'.repeat(400))).status).toBe(409);
    expect((await rewrite(first.id, 'x'.repeat(500))).status).toBe(200);
    expect((await rewrite(second.id, 'x'.repeat(400))).status).toBe(200);
    await world.editor.delete(`/api/components/${first.id}/`);
    expect((await make('x'.repeat(500))).status).toBe(201);
  });

  it('is a number of bytes of images; a rejected image leaves nothing behind', async () => {
    const image = await flatPng(40, 40, '#804020');
    const probe = await makeContentWorld(makeWorld);
    const { bytes } = bodyOf(await probe.upload(image), 201);
    const room = { OCTAVO_MAX_MEDIA_MB: ((bytes * 2.5) / 1024 / 1024).toFixed(9) };
    const world = await makeContentWorld(makeWorld, { env: room });
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.upload(image)));
    expect(statusesOf(answers)).toEqual([201, 201, 409, 409]);
    const rejected: Answer<unknown> | undefined = answers.find(({ status }) => status === 409);
    expect(rejected?.body).toMatchObject({ code: 'media_full', field: 'file' });
    const list = () => world.editor.get<{ results: Media[] }>(`/api/media/?workspace=${world.site.id}`);
    const [kept] = (await list()).body.results;
    expect((await list()).body.results).toHaveLength(2);
    await world.editor.delete(`/api/media/${kept?.id}/?workspace=${world.site.id}`);
    expect((await world.upload(image)).status).toBe(201);
  });
});

describeOnBothDatabases('The limit of', (makeWorld) => {
  it.each([
    ['pages in a workspace', 'OCTAVO_MAX_PAGES', 'pages', 'workspace'],
    ['workspaces of a user', 'OCTAVO_MAX_WORKSPACES', 'workspaces', 'title'],
  ])(
    '%s is not exceeded by creations at the same time, and a deletion makes room',
    async (_of, variable, what, field) => {
      const world = await makeContentWorld(makeWorld, { env: { [variable]: '3' } });
      const makeIn = (owner: Member, workspace: string) => (name: string) =>
        owner.post<{ id: string }>(
          `/api/${what}/`,
          what === 'pages' ? { title: name, url_path: `/${name}`, workspace } : { title: name, type: 'BLOG' },
        );
      const make = makeIn(world.editor, world.site.id);
      const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(make));
      expect(statusesOf(answers)).toEqual([201, 201, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: `too_many_${what}`,
        field,
        max: 3,
        detail: expect.stringMatching(/at most 3 pages|limit of 3/) as string,
      });
      const made = answers.find(({ status }) => status === 201)?.body.id;
      expect((await world.editor.delete(`/api/${what}/${made}/`)).status).toBe(204);
      expect((await make('f')).status).toBe(201);
      expect((await make('g')).status).toBe(409);
      const other = await world.user('Other');
      const theirs = await world.workspace(other);
      expect((await makeIn(other, theirs.id)('h')).status).toBe(201);
    },
  );
});

function statusesOf(answers: readonly { readonly status: number }[]): readonly number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

function tryToAdd(world: ContentWorld, text: string) {
  const body = { page: world.home.id, block_content_model: world.note.id, data: { text } };
  return world.editor.post<Block & Record<string, unknown>>('/api/blocks/', body);
}

function change(world: ContentWorld, { id }: Block, text: string) {
  return world.editor.patch(`/api/blocks/${id}/`, { data: { text } });
}

async function pagesOf(world: ContentWorld): Promise<number> {
  const { body } = await world.editor.get<{ count: number }>(`/api/pages/?workspace=${world.site.id}`);
  return body.count;
}

/** Makes every block of the page larger than any bound of these tests, as if the bound had been lowered since. */
async function grow(world: ContentWorld): Promise<void> {
  const { db } = world.dependencies;
  const data = JSON.stringify({ text: 'x'.repeat(2000) });
  await db.updateTable('blocks').set({ data }).where('page', '=', world.home.id).execute();
  const count = (await world.readPage()).page_blocks.length;
  await db
    .updateTable('pages')
    .set({ data_bytes: count * data.length })
    .where('id', '=', world.home.id)
    .execute();
}
