import { expect, it } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { DeliverySite } from '../../shared/wire/delivery.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, makeContentWorld } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';
import { flatPng } from '../support/flat-png.ts';

const nothing = { title_template: '', description: '', media: [] };

/** A workspace with one image, and shortcuts to change and read its settings for search engines. */
async function makeSite(makeWorld: MakeWorld) {
  const world = await makeContentWorld(makeWorld);
  const { editor, site } = world;
  const { api_key: apiKey } = await world.createApiKey(editor, site.id, { allowed_origins: [] });
  const picture = await world.addImage(20, 10);
  const path = `/api/workspaces/${site.id}/`;
  return {
    ...world,
    picture,
    item: { id: picture.id, file: picture.file },
    change: (seo: unknown) => editor.patch<Workspace>(path, { seo }),
    read: async () => (await editor.read<Workspace>(path)).seo,
    deliver: (headers: Record<string, string> = {}) =>
      world.withKey(apiKey).get<DeliverySite>('/api/delivery/site/', headers),
  };
}

describeWithDatabase('The SEO information of a site', (makeWorld) => {
  it('is empty at first, and changes member by member', async () => {
    const site = await makeSite(makeWorld);
    expect(await site.read()).toEqual(nothing);
    const first = await site.change({ title_template: ' {title} ·\n{workspace} ', media: [site.item] });
    expect(bodyOf(first, 200).seo).toEqual({
      title_template: '{title} · {workspace}',
      description: '',
      media: [site.item],
    });
    const second = await site.change({ description: 'Clay,\nby hand.' });
    expect(bodyOf(second, 200).seo).toMatchObject({ description: 'Clay, by hand.', media: [site.item] });
    expect(await site.read()).toEqual(second.body.seo);
    expect(bodyOf(await site.change(second.body.seo), 200).seo).toEqual(second.body.seo);
    expect(bodyOf(await site.change(nothing), 200).seo).toEqual(nothing);
    const list = await site.editor.get<ListAnswer<Workspace>>('/api/workspaces/');
    expect(bodyOf(list, 200).results.map(({ seo }) => seo)).toEqual([nothing]);
  });

  it('is rejected with unknown placeholders, two images, or an image from another library', async () => {
    const site = await makeSite(makeWorld);
    const { id: workspace } = await site.workspace(site.editor, { title: 'Other' });
    const foreign = bodyOf(await site.upload(await flatPng(), 'x.png', { workspace }), 201);
    const elsewhere = 'seo.media: Record not found in this workspace.';
    for (const [seo, message] of [
      [
        { title_template: '{title} at {site}' },
        'seo.title_template: “{site}” isn’t available here. Use {title}, {workspace}.',
      ],
      [{ description: 'x'.repeat(501) }, 'seo.description: Use at most 500 characters.'],
      [{ media: [site.item, site.item] }, 'seo.media: Add at most 1.'],
      [{ description: 'Changed', media: [{ id: foreign.id, file: site.picture.file }] }, elsewhere],
      [{ media: [{ id: 'nobodys' }] }, elsewhere],
    ] as const)
      expectAnswer(await site.change(seo), 400, { seo: [message] });
    expect(await site.read()).toEqual(nothing);
  });

  it("is delivered with the site, whose ETag changes with it and with the image's description", async () => {
    const site = await makeSite(makeWorld);
    const before = await site.deliver();
    expect(before.body.seo).toEqual({ title_template: '', description: '', image: null });
    await site.change({
      title_template: '{title} · {workspace}',
      description: 'Clay by hand.',
      media: [site.item],
    });
    const changed = await site.deliver({ 'if-none-match': String(before.headers['etag']) });
    const url = `${site.dependencies.config.publicUrl}/media/${site.picture.file}`;
    const image = { id: site.picture.id, url, width: 20, height: 10, alt: '', sizes: [] };
    expect([changed.status, changed.body.seo]).toEqual([
      200,
      { title_template: '{title} · {workspace}', description: 'Clay by hand.', image },
    ]);
    const etag = String(changed.headers['etag']);
    expect((await site.deliver({ 'if-none-match': etag })).status).toBe(304);
    await site.editor.patch(`/api/media/${site.picture.id}/?workspace=${site.site.id}`, {
      alt: 'A red bowl',
    });
    const described = await site.deliver({ 'if-none-match': etag });
    expect([described.status, described.body.seo.image]).toEqual([200, { ...image, alt: 'A red bowl' }]);
  });
});
