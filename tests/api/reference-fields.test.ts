import { expect, it } from 'vitest';
import type { Block, Page } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { makeHostedWorld, slug } from './hosted-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

/** A live home page with a block that refers to a live page and to a draft. */
async function makeReferring(makeWorld: MakeWorld) {
  const world = await makeHostedWorld(makeWorld);
  const { editor, site, home, call } = world;
  const live = await world.page(editor, site.id, { title: 'A live page', url_path: '/live' });
  const draft = await world.page(editor, site.id, { title: 'A draft', url_path: '/draft' });
  await world.publish(live.id);
  const model = await world.addModel({
    pages: {
      field_type: 'reference',
      ...{ field_title: 'Read on', required: false, order: 0, field_values: { multiple: true } },
    },
  });
  const pages = [live, draft].map(({ id }) => ({ id, title: 'an old title', url_path: '/old' }));
  const body = { page: home.id, block_content_model: model.id, data: { pages } };
  const block = await editor.create<Block>('/api/blocks/', body);
  await world.publish();
  const { api_key: apiKey } = await world.createApiKey(editor, site.id);
  return {
    ...{ ...world, live, draft, block },
    stored: async () => (await world.readPage()).page_blocks.at(-1)?.data['pages'],
    delivered: async () => {
      const answer = await call<DeliveryPage>('GET', '/api/delivery/pages/?path=/', { as: { apiKey } });
      return bodyOf(answer, 200).blocks.at(-1)?.data['pages'];
    },
    remove: (page: Page) => editor.delete(`/api/pages/${page.id}/`),
  };
}

describeWithDatabase('A reference to pages', (makeWorld) => {
  it('is read with the present titles and paths, and delivered for live pages alone', async () => {
    const world = await makeReferring(makeWorld);
    const { live, draft } = world;
    expect(await world.stored()).toEqual([
      { id: live.id, title: 'A live page', url_path: '/live' },
      { id: draft.id, title: 'A draft', url_path: '/draft' },
    ]);
    expect(await world.delivered()).toEqual([{ id: live.id, title: 'A live page', url: '/live' }]);
    const { text } = await world.visit('/');
    expect(text).toContain(`<a href="/sites/${slug}/live">A live page</a>`);
    expect(text).not.toContain('A draft');
    await world.takeDomain();
    expect((await world.visitDomain('/')).text).toContain('<a href="/live">A live page</a>');
    await world.publish(draft.id);
    expect(await world.delivered()).toEqual([
      { id: live.id, title: 'A live page', url: '/live' },
      { id: draft.id, title: 'A draft', url: '/draft' },
    ]);
  });

  it('keeps its pages from being deleted until it is deleted', async () => {
    const world = await makeReferring(makeWorld);
    expectAnswer(await world.remove(world.draft), 409, 'page_in_use');
    const path = `/api/blocks/${world.block.id}/`;
    await world.editor.change(path, { data: { pages: [] } });
    await world.publish();
    expect((await world.remove(world.draft)).status).toBe(204);
  });
});
