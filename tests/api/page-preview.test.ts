import { expect, it } from 'vitest';
import type { PagePreview, PreviewTargets, SiteLook } from '../../shared/wire/preview.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField } from './content-world.ts';

async function makePreviewWorld(makeWorld: MakeWorld) {
  const world = await makeContentWorld(makeWorld);
  const model = await world.addModel({
    picture: { ...textField, field_type: 'media' },
    links: { ...textField, field_type: 'link', order: 1 },
  });
  const editor = world.editor;
  return {
    ...world,
    addReferring: (data: object) =>
      world.addBlock('', { block_content_model: model.id, data: { picture: [], links: [], ...data } }),
    preview: (page = world.home.id) => editor.get<PagePreview>(`/api/pages/${page}/preview/`),
    look: () => editor.get<SiteLook>(`/api/workspaces/${world.site.id}/preview/`),
    targets: (query: string) =>
      editor.get<PreviewTargets>(`/api/workspaces/${world.site.id}/preview/targets/?${query}`),
  };
}

describeWithDatabase('What a page is rendered with while it is edited', (makeWorld) => {
  it('has the images and pages of its saved blocks, and of the drafts that they lead to', async () => {
    const world = await makePreviewWorld(makeWorld);
    const { id, file } = await world.addImage(40, 20);
    await world.addImage();
    const live = await world.page(world.editor, world.site.id, { title: 'Live', url_path: '/live' });
    const draft = await world.page(world.editor, world.site.id, { title: 'Draft', url_path: '/draft' });
    bodyOf(await world.editor.post(`/api/pages/${live.id}/publish/`), 200);
    await world.addReferring({ picture: [{ id, file }], links: [linkTo(live)] });
    await world.addReferring({ links: [linkTo(draft)] });
    const { path, targets } = bodyOf(await world.preview(), 200);
    expect(path).toBe(world.home.url_path);
    expect(targets).toEqual({
      images: [{ id, url: `/media/${file}`, width: 40, height: 20, alt: '' }],
      pages: expect.arrayContaining([
        { id: live.id, url_path: '/live', title: 'Live' },
        { id: draft.id, url_path: '/draft', title: 'Draft' },
      ]) as unknown,
    });
    expect(targets.pages).toHaveLength(2);
  });

  it('has the style sheets, the language and the components of the site, also while that is off', async () => {
    const world = await makePreviewWorld(makeWorld);
    const editor = world.editor;
    const set = { site_language: 'de', title: 'Salt & Stone', type: 'BLOG' };
    await editor.change(`/api/workspaces/${world.site.id}/`, set);
    const model = await world.addModel(
      { text: { ...textField, field_title: 'Words' } },
      { name: 'Banner', content_model_type: 'COMPONENT' },
    );
    const component = { workspace: world.site.id, block_content_model: model.id, data: { text: 'Hello' } };
    const { id } = await editor.create<{ id: string }>('/api/components/', component);
    const { site } = bodyOf(await world.preview(), 200);
    expect(site).toMatchObject({
      language: 'de',
      frame: { title: 'Salt & Stone', kind: 'BLOG' },
    });
    expect(site.frame.components.others).toEqual([
      {
        id,
        type: 'Banner',
        type_slug: 'banner',
        data: { text: 'Hello' },
        fields: [{ name: 'text', type: 'text', title: 'Words', options: expect.anything() as unknown }],
      },
    ]);
    expect(site.styles.length).toBeGreaterThan(1);
    for (const style of site.styles) {
      expect(style).toMatch(/^\/(sites\/assets|site-design)\//);
      expect((await world.guest.get(style)).status).toBe(200);
    }
    expect(bodyOf(await world.look(), 200)).toEqual(site);
    const design = { corners: 'round' };
    await editor.change(`/api/workspaces/${world.site.id}/design/`, design);
    expect(bodyOf(await world.look(), 200).styles).not.toEqual(site.styles);
  });

  it('can be asked for images and pages that a draft refers to, of the same workspace only', async () => {
    const world = await makePreviewWorld(makeWorld);
    const { id } = await world.addImage(40, 20);
    const other = await world.workspace(world.editor);
    const foreign = await world.page(world.editor, other.id, { url_path: '/foreign' });
    const query = `images=${id},gone&pages=${world.home.id},${foreign.id}`;
    const found = bodyOf(await world.targets(query), 200);
    expect(found.images.map((one) => one.id)).toEqual([id]);
    expect(found.pages.map((one) => one.id)).toEqual([world.home.id]);
    expect(bodyOf(await world.targets(''), 200)).toEqual({ images: [], pages: [] });
    const many = Array.from({ length: 51 }, (_, n) => `id-${n}`).join(',');
    for (const wrong of [many, 'a,,b', '%00'])
      expect((await world.targets(`images=${wrong}`)).status).toBe(400);
  });
});
