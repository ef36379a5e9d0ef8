import { expect, it } from 'vitest';
import { defaultDesigns } from '../../shared/site-design.ts';
import type { ReferringContent } from '../../shared/wire/content.ts';
import type { DeliverySite } from '../../shared/wire/delivery.ts';
import type { WorkspaceDesign } from '../../shared/wire/site-design.ts';
import { describeOnBothDatabases, describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, makeContentWorld } from './content-world.ts';
import { flatPng } from '../support/flat-png.ts';

/** A workspace with one image, and shortcuts to change and read its design. */
async function makeSite(makeWorld: MakeWorld) {
  const world = await makeContentWorld(makeWorld);
  const { editor, site } = world;
  const { api_key: apiKey } = await world.createApiKey(editor, site.id, { allowed_origins: [] });
  const image = await world.addImage(20, 10);
  const path = `/api/workspaces/${site.id}/design/`;
  const { publicUrl } = world.dependencies.config;
  return {
    ...world,
    image,
    item: { id: image.id, file: image.file },
    defaults: defaultDesigns[site.type],
    change: (body: unknown) => editor.patch<WorkspaceDesign>(path, body),
    read: () => editor.read<WorkspaceDesign>(path),
    deliver: (headers: Record<string, string> = {}) =>
      world.withKey(apiKey).get<DeliverySite>('/api/delivery/site/', headers),
    remove: (query = '') => editor.delete(`/api/media/${image.id}/?workspace=${site.id}${query}`),
    load: (address: string) => world.app.inject(address.replace(publicUrl, '')),
  };
}

describeWithDatabase('How a site looks', (makeWorld) => {
  it('has the defaults of its type at first, and changes member by member', async () => {
    const site = await makeSite(makeWorld);
    expect(await site.read()).toMatchObject({ ...site.defaults, logo: [], favicon: [] });
    const first = bodyOf(await site.change({ primary: '#abc', fonts: 'lora', logo: [site.item] }), 200);
    expect(first).toMatchObject({
      ...site.defaults,
      primary: '#AABBCC',
      fonts: 'lora',
      logo: [site.item],
      favicon: [],
    });
    const second = bodyOf(await site.change({ corners: 'soft', favicon: [{ id: site.image.id }] }), 200);
    expect(second).toMatchObject({ primary: '#AABBCC', corners: 'soft', logo: [site.item] });
    expect(second.favicon).toEqual([site.item]);
    expect(await site.read()).toEqual(second);
    // A read design may be sent back.
    expect(bodyOf(await site.change(second), 200)).toEqual(second);
  });

  it('follows the type of its workspace in its unchosen values', async () => {
    const site = await makeSite(makeWorld);
    await site.change({ primary: '#102030' });
    await site.editor.change(`/api/workspaces/${site.site.id}/`, { type: 'PORTFOLIO' });
    expect(await site.read()).toMatchObject({ ...defaultDesigns['PORTFOLIO'], primary: '#102030' });
  });

  it('is rejected with the fields named, also for an image from another library', async () => {
    const site = await makeSite(makeWorld);
    const before = await site.read();
    const { id: workspace } = await site.workspace(site.editor, { title: 'Other' });
    const foreign = bodyOf(await site.upload(await flatPng(), 'x.png', { workspace }), 201);
    for (const [body, fields] of [
      [{ primary: 'teal', black: '#12' }, ['primary', 'black']],
      [{ logo: [site.item, site.item] }, ['logo']],
      [{ favicon: [{ id: 'nobodys' }] }, ['favicon']],
      [{ logo: [{ id: foreign.id }] }, ['logo']],
    ] as const) {
      const answer = await site.change(body);
      expect([body, answer.status, Object.keys(answer.body)]).toEqual([body, 400, fields]);
    }
    expect(await site.read()).toEqual(before);
  });

  it('keeps its images in use, beside the social image, until they are deleted by force', async () => {
    const site = await makeSite(makeWorld);
    await site.editor.patch(`/api/workspaces/${site.site.id}/`, { seo: { media: [site.item] } });
    await site.change({ logo: [site.item], favicon: [site.item] });
    const rejected = await site.remove();
    expect([rejected.status, rejected.body]).toMatchObject([
      409,
      { code: 'media_in_use', detail: 'This image is used in Site design, SEO.' },
    ]);
    const places = await site.editor.get<ReferringContent>(
      `/api/media/${site.image.id}/references/?workspace=${site.site.id}`,
    );
    expect(bodyOf(places, 200).results.map(({ kind, name }) => [kind, name])).toEqual([
      ['design', 'Site design'],
      ['seo', 'SEO'],
    ]);
    expect((await site.remove('&force=1')).status).toBe(204);
    expect(await site.read()).toMatchObject({ logo: [], favicon: [] });
    expect((await site.deliver()).body).toMatchObject({
      design: { logo: null, favicon: null },
      seo: { image: null },
    });
  });

  it('is delivered with the site, whose ETag changes with it', async () => {
    const site = await makeSite(makeWorld);
    const before = await site.deliver();
    const etag = String(before.headers['etag']);
    expect((await site.deliver({ 'if-none-match': etag })).status).toBe(304);
    await site.change({ primary: '#102030', logo: [site.item] });
    const after = await site.deliver({ 'if-none-match': etag });
    expect(after.status).toBe(200);
    const { design } = after.body;
    const url = `${site.dependencies.config.publicUrl}/media/${site.image.file}`;
    expect(design).toMatchObject({ ...site.defaults, primary: '#102030', favicon: null });
    expect(design.logo).toEqual({ id: site.image.id, url, width: 20, height: 10, alt: '' });
    expect(design.palette['primary.main'].light.color).toBe('#102030');
    expect(design.css).not.toBe(before.body.design.css);
    expect((await site.load(design.css)).body).toContain('--site-primary-main: light-dark(#102030');
  });

  it('has a style sheet that every site may load and keep, with the fonts that it names', async () => {
    const site = await makeSite(makeWorld);
    const { css } = bodyOf(await site.change({ fonts: 'montserrat' }), 200);
    const sheet = await site.load(css);
    const open = {
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    };
    expect(sheet.headers).toMatchObject({ ...open, 'content-type': 'text/css; charset=utf-8' });
    const fonts = [...sheet.body.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => new URL(url, css).href);
    expect(fonts).toHaveLength(9);
    for (const font of fonts) {
      const { statusCode, headers, rawPayload } = await site.load(font);
      expect([font, statusCode, rawPayload.toString('latin1', 0, 4)]).toEqual([font, 200, 'wOF2']);
      expect(headers).toMatchObject({ ...open, 'content-type': 'font/woff2' });
    }
    // Another release may write other bytes for the same design, and these must not stay.
    const other = await site.load(css.replace(/\.[\da-f]{12}\./, '.0123456789ab.'));
    expect([other.statusCode, other.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    for (const missing of ['/site-design/x.css', '/site-fonts/inter/x.woff2', '/site-fonts/../package.json'])
      expect((await site.load(missing)).statusCode).toBe(404);
  });
});

describeOnBothDatabases('How a site looks', (makeWorld) => {
  it('loses nothing when two members are changed at the same time', async () => {
    const site = await makeSite(makeWorld);
    await Promise.all([site.change({ primary: '#111111' }), site.change({ secondary: '#222222' })]);
    expect(await site.read()).toMatchObject({ primary: '#111111', secondary: '#222222' });
  });
});
