import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Component } from '../../shared/wire/content.ts';
import type { DeliveryPage, DeliverySite } from '../../shared/wire/delivery.ts';
import {
  describeOnBothDatabases,
  describeWithDatabase,
  type Answer,
  type MakeWorld,
} from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField } from './content-world.ts';

const shop = 'https://shop.example.com';

async function makeSite(makeWorld: MakeWorld, allowed_origins: readonly string[] = []) {
  const world = await makeContentWorld(makeWorld);
  const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id, { allowed_origins });
  const read = <Body = DeliveryPage>(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> => world.withKey(apiKey).get<Body>(`/api/delivery/${path}`, headers);
  return {
    ...world,
    apiKey,
    readSite: async () => bodyOf(await read<DeliverySite>('site/'), 200),
    readPath: (path: string, headers?: Record<string, string>) =>
      read(`pages/?path=${encodeURIComponent(path)}`, headers),
    patch: (body: object, id = world.home.id) => world.editor.patch(`/api/pages/${id}/`, body),
  };
}

describeOnBothDatabases('Delivery', (makeWorld) => {
  it('shows the published content, never a draft', async () => {
    const site = await makeSite(makeWorld);
    const block = await site.addBlock('published text');
    expect((await site.readPath('/')).status).toBe(404);
    expect((await site.readSite()).pages).toEqual([]);
    await site.publish();
    const page = bodyOf(await site.readPath('/'), 200);
    expect(page).toMatchObject({
      id: site.home.id,
      title: 'Home',
      url_path: '/',
      blocks: [
        { id: block.id, type: site.note.name, type_slug: site.note.slug, data: { text: 'published text' } },
      ],
    });
    await site.editor.patch(`/api/blocks/${block.id}/`, { data: { text: 'DRAFT' } });
    await site.addBlock('DRAFT too');
    await site.patch({ title: 'DRAFT title' });
    await site.page(site.editor, site.site.id, { title: 'DRAFT page', url_path: '/draft' });
    expect((await site.readPath('/')).body).toEqual(page);
    const delivered = await site.readSite();
    expect(delivered.pages).toEqual([
      { id: site.home.id, title: 'Home', url_path: '/', published_at: page.published_at },
    ]);
    expect(JSON.stringify(delivered)).not.toContain('DRAFT');
    expect((await site.readPath('/draft')).status).toBe(404);
    await site.publish();
    expect((await site.readPath('/')).text).toContain('DRAFT too');
    await site.patch({ in_draft: true });
    expect((await site.readPath('/')).status).toBe(404);
  });

  it('redirects a former path to the current one, until another live page takes it', async () => {
    const site = await makeSite(makeWorld);
    const about = await site.page(site.editor, site.site.id, { title: 'About', url_path: '/about' });
    await site.patch({ url_path: '/never-live' }, about.id);
    await site.publish(about.id);
    await site.patch({ url_path: '/team' }, about.id);
    expect((await site.readPath('/about')).status).toBe(404);
    const moved = await site.readPath('/never-live');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/api/delivery/pages/?path=%2Fteam']);
    await site.patch({ url_path: '/people' }, about.id);
    expect((await site.readPath('/never-live')).headers['location']).toBe(
      '/api/delivery/pages/?path=%2Fpeople',
    );
    const heir = await site.page(site.editor, site.site.id, { title: 'Heir', url_path: '/never-live' });
    expect((await site.readPath('/never-live')).status).toBe(301);
    await site.publish(heir.id);
    expect(bodyOf(await site.readPath('/never-live'), 200).title).toBe('Heir');
    await site.patch({ in_draft: true }, about.id);
    expect((await site.readPath('/team')).status).toBe(404);
  });

  it('delivers components as saved, and a renamed or changed type at once, in every workspace', async () => {
    const site = await makeSite(makeWorld);
    const model = await site.addModel(
      { text: textField },
      { content_model_type: 'COMPONENT', name: 'Banner' },
    );
    const other = await site.workspace(site.editor, { title: 'Other' });
    const { api_key: otherKey } = await site.createApiKey(site.editor, other.id);
    const made = [];
    for (const workspace of [site.site.id, other.id]) {
      const body = { workspace, block_content_model: model.id, data: { text: 'one' } };
      made.push(await site.editor.create<Component>('/api/components/', body));
    }
    const both = async () => {
      const second = await site.withKey(otherKey).get<DeliverySite>('/api/delivery/site/');
      return [(await site.readSite()).components, bodyOf(second, 200).components];
    };
    const admin = await site.admin();
    const change = (body: object) => admin.change(`/api/block-content-models/${model.id}/`, body);
    expect(await both()).toEqual([{ Banner: { text: 'one' } }, { Banner: { text: 'one' } }]);
    await site.editor.change(`/api/components/${made[0]?.id}/`, { data: { text: 'two' } });
    expect(await both()).toEqual([{ Banner: { text: 'two' } }, { Banner: { text: 'one' } }]);
    await change({ name: 'Ribbon' });
    expect(await site.readSite()).toMatchObject({
      component_names: { banner: 'Ribbon' },
      workspace: { title: 'Notes', description: '', type: 'BLOG' },
    });
    expect(await both()).toEqual([{ Ribbon: { text: 'two' } }, { Ribbon: { text: 'one' } }]);
    await change({ content_model: { other: textField } });
    expect(await both()).toEqual([{ Ribbon: { other: '' } }, { Ribbon: { other: '' } }]);
  });

  it("shows the key's workspace, and nothing without a key", async () => {
    const site = await makeSite(makeWorld);
    await site.publish();
    const other = await site.workspace(site.editor, { title: 'Other' });
    const { api_key } = await site.createApiKey(site.editor, other.id);
    expect((await site.withKey(api_key).get('/api/delivery/pages/?path=/')).status).toBe(404);
    expect((await site.guest.get('/api/delivery/site/')).status).toBe(401);
    expect((await site.editor.get('/api/delivery/site/')).status).toBe(401);
    const missing = await site.withKey(site.apiKey).get('/api/delivery/pages/');
    expect(missing.body).toEqual({ path: ['This field is required'] });
    expect((await site.readPath('/%00')).status).toBe(404);
  });

  it('never shows half a change while it is published again and again', async () => {
    const site = await makeSite(makeWorld);
    const blocks = [await site.addBlock('0'), await site.addBlock('0')];
    await site.publish();
    const read = async () =>
      bodyOf(await site.readPath('/'), 200).blocks.map(({ data }) => String(data['text']));
    const seen: string[][] = [];
    const done = new AbortController();
    const write = async () => {
      for (let n = 1; n <= 10; n += 1) {
        for (const { id } of blocks)
          await site.editor.patch(`/api/blocks/${id}/`, { data: { text: `${n}` } });
        await site.publish();
        expect(await read()).toEqual([`${n}`, `${n}`]);
      }
    };
    const writing = write().finally(() => done.abort());
    while (!done.signal.aborted) {
      seen.push(await read());
      // Cached reads never wait: without a pause, no other task would run.
      await setImmediate();
    }
    await writing;
    for (const texts of seen) expect(new Set(texts).size).toBe(1);
  });
});

describeWithDatabase('A delivery answer', (makeWorld) => {
  it('distinguishes block types by a slug that stays when one is renamed', async () => {
    const site = await makeSite(makeWorld);
    const admin = await site.admin();
    const gallery = await site.addModel({ text: textField }, { name: 'Image – Gallery' });
    await site.addBlock('text', { block_content_model: gallery.id });
    await site.publish();
    const types = async () =>
      bodyOf(await site.readPath('/'), 200).blocks.map(({ type, type_slug }) => ({ type, type_slug }));
    // The library already has a type with this name.
    const type_slug = 'image-gallery-2';
    expect(await types()).toEqual([{ type: 'Image – Gallery', type_slug }]);
    const path = `/api/block-content-models/${gallery.id}/`;
    await admin.change(path, { name: 'Renamed' });
    await site.publish();
    expect(await types()).toEqual([{ type: 'Renamed', type_slug }]);
  });

  it('gives images their URLs and links the current path of live pages', async () => {
    const site = await makeSite(makeWorld);
    const about = await site.page(site.editor, site.site.id, { title: 'About', url_path: '/about' });
    const media = await site.addImage(400, 10);
    const model = await site.addModel({
      links: { ...textField, field_type: 'link' },
      pictures: { ...textField, field_type: 'media', order: 1 },
    });
    await site.addBlock('', {
      block_content_model: model.id,
      data: { links: [linkTo(about)], pictures: [{ id: media.id, file: media.file }] },
    });
    await site.publish();
    const data = async () => bodyOf(await site.readPath('/'), 200).blocks[0]?.data;
    expect(await data()).toMatchObject({ links: [{ url: null, title: '' }] });
    await site.publish(about.id);
    await site.patch({ title: 'About us', url_path: '/about-us' }, about.id);
    await site.editor.patch(`/api/media/${media.id}/`, { alt: 'Red' });
    const url = `${site.dependencies.config.publicUrl}/media/${media.file}`;
    const sizes = [{ width: 320, url: url.replace(/\.\w+$/, '-320.webp') }];
    expect(await data()).toEqual({
      links: [
        {
          type: 'internal',
          title: 'About',
          color: 'primary',
          variant: 'outlined',
          size: 'medium',
          target: '_self',
          url: '/about-us',
        },
      ],
      pictures: [{ id: media.id, url, width: 400, height: 10, alt: 'Red', sizes }],
    });
  });

  it('answers 304 to a client that has the content, in any encoding', async () => {
    const site = await makeSite(makeWorld);
    await site.addBlock('some text that repeats itself '.repeat(40));
    await site.publish();
    const plain = await site.readPath('/');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
      'content-type': 'application/json; charset=utf-8',
    });
    const etag = String(plain.headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const packed = await site.readPath('/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text);
    expect(packed.headers['etag']).not.toBe(etag);
    const zipped = await site.readPath('/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.text);
    expect(String(plain.headers['vary'])).toContain('Accept-Encoding');
    for (const known of [etag, packed.headers['etag'], `"other", ${etag}`, `W/${etag}`, '*']) {
      const answer = await site.readPath('/', { 'if-none-match': String(known) });
      expect([answer.status, answer.text]).toEqual([304, '']);
      expect(answer.headers['cache-control']).toContain('s-maxage=30');
    }
    expect((await site.readPath('/', { 'if-none-match': '"other"' })).status).toBe(200);
    await site.publish();
    expect((await site.readPath('/', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    ['that are listed', [shop], 200, shop],
    ['that are not listed', ['https://other.example.com'], 403, undefined],
    ['with a key for servers only', [], 403, undefined],
    ['with a key for every origin', ['*'], 200, '*'],
  ])('answers origins %s', async (_which, listed, status, allowed) => {
    const site = await makeSite(makeWorld, listed);
    await site.publish();
    const allowing = async (path: string, headers?: Record<string, string>) => {
      const answer = await site.readPath(path, headers);
      return [answer.status, answer.headers['access-control-allow-origin'], answer.headers['vary']];
    };
    const vary = expect.stringContaining('Origin') as string;
    expect(await allowing('/', { origin: shop })).toEqual([status, allowed, vary]);
    expect(await allowing('/')).toEqual([200, undefined, vary]);
    if (status === 200) expect(await allowing('/nothing', { origin: shop })).toEqual([404, allowed, vary]);
  });

  it('answers a preflight the same, whether or not a key lists the origin', async () => {
    const site = await makeSite(makeWorld, [shop]);
    for (const [path, methods, headers] of [
      ['site/', 'GET, HEAD', 'If-None-Match'],
      ['pages/', 'GET, HEAD', 'If-None-Match'],
      ['inquiries/', 'POST', 'Content-Type, Idempotency-Key'],
    ] as const)
      for (const origin of [shop, 'https://evil.example.com']) {
        const asked = { origin, 'access-control-request-method': 'GET' };
        const answer = await site.call('OPTIONS', `/api/delivery/${path}`, { headers: asked });
        expect([path, answer.status, answer.headers]).toMatchObject([
          path,
          204,
          {
            'access-control-allow-origin': '*',
            'access-control-allow-methods': methods,
            'access-control-allow-headers': `Authorization, X-Api-Key, ${headers}, Accept-Language`,
          },
        ]);
      }
  });
});
