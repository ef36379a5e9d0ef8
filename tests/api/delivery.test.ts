import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { DeliveryPage, DeliverySite } from '../../shared/wire/delivery.ts';
import { describeOnBothDatabases, type Answer, type MakeWorld } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField } from './content-world.ts';

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
    const face = await site.readSite();
    expect(face.pages).toEqual([
      { id: site.home.id, title: 'Home', url_path: '/', published_at: page.published_at },
    ]);
    expect(JSON.stringify(face)).not.toContain('DRAFT');
    expect((await site.readPath('/draft')).status).toBe(404);
    await site.publish();
    expect((await site.readPath('/')).text).toContain('DRAFT too');
    await site.patch({ in_draft: true });
    expect((await site.readPath('/')).status).toBe(404);
  });

  it('distinguishes block types by a slug that stays when one is renamed', async () => {
    const site = await makeSite(makeWorld);
    const admin = await site.admin();
    const gallery = await site.addModel({ text: textField }, { name: 'Image – Gallery' });
    await site.addBlock('text', { block_content_model: gallery.id });
    await site.publish();
    const types = async () =>
      bodyOf(await site.readPath('/'), 200).blocks.map(({ type, type_slug }) => ({ type, type_slug }));
    // The library has one of this name.
    const type_slug = 'image-gallery-2';
    expect(await types()).toEqual([{ type: 'Image – Gallery', type_slug }]);
    const path = `/api/block-content-models/${gallery.id}/`;
    await admin.change(path, { name: 'Renamed' });
    await site.publish();
    expect(await types()).toEqual([{ type: 'Renamed', type_slug }]);
  });

  it('keeps the published content when its block type changes', async () => {
    const site = await makeSite(makeWorld);
    const admin = await site.admin();
    await site.addBlock('as it was');
    await site.publish();
    await admin.patch(`/api/block-content-models/${site.note.id}/`, { content_model: { other: textField } });
    expect(bodyOf(await site.readPath('/'), 200).blocks[0]?.data).toEqual({ text: 'as it was' });
  });

  it('gives images their URLs and links the current path of live pages', async () => {
    const site = await makeSite(makeWorld);
    const about = await site.page(site.editor, site.site.id, { title: 'About', url_path: '/about' });
    const media = await site.addImage(20, 10);
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
      pictures: [{ id: media.id, url, width: 20, height: 10, alt: 'Red', sizes: [] }],
    });
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

  it('delivers components by the name of their type, as saved', async () => {
    const site = await makeSite(makeWorld);
    const model = await site.addModel(
      { text: textField },
      { content_model_type: 'COMPONENT', name: 'Banner' },
    );
    const made = await site.editor.post('/api/components/', {
      workspace: site.site.id,
      block_content_model: model.id,
      data: { text: 'one' },
    });
    expect((await site.readSite()).components).toEqual({ Banner: { text: 'one' } });
    await site.editor.patch(`/api/components/${String(made.body['id'])}/`, { data: { text: 'two' } });
    expect((await site.readSite()).components).toEqual({ Banner: { text: 'two' } });
    expect((await site.readSite()).workspace).toEqual({ title: 'Notes', description: '', type: 'BLOG' });
  });

  it('shows a renamed or changed component type at once, in every workspace', async () => {
    const site = await makeSite(makeWorld);
    const model = await site.addModel(
      { text: textField },
      { content_model_type: 'COMPONENT', name: 'Banner' },
    );
    const other = await site.workspace(site.editor, { title: 'Other' });
    const { api_key: otherKey } = await site.createApiKey(site.editor, other.id);
    for (const workspace of [site.site.id, other.id])
      await site.editor.post('/api/components/', {
        workspace,
        block_content_model: model.id,
        data: { text: 'one' },
      });
    const both = async () => {
      const second = await site.withKey(otherKey).get<DeliverySite>('/api/delivery/site/');
      return [(await site.readSite()).components, bodyOf(second, 200).components];
    };
    const admin = await site.admin();
    const change = (body: object) => admin.patch(`/api/block-content-models/${model.id}/`, body);
    expect(await both()).toEqual([{ Banner: { text: 'one' } }, { Banner: { text: 'one' } }]);
    expect((await site.readSite()).component_names).toEqual({ banner: 'Banner' });
    await change({ name: 'Ribbon' });
    expect((await site.readSite()).component_names).toEqual({ banner: 'Ribbon' });
    expect(await both()).toEqual([{ Ribbon: { text: 'one' } }, { Ribbon: { text: 'one' } }]);
    await change({ content_model: { other: textField } });
    expect(await both()).toEqual([{ Ribbon: { other: '' } }, { Ribbon: { other: '' } }]);
  });

  it.each([
    ['br;q=0', undefined],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
    ['gzip;q=0.1, br;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['gzip; q=0.000 , *', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0, *', undefined],
    ['gzip;q=0, *;q=0.5, identity;q=0.8', undefined],
    ['identity;q=0', undefined],
    ['identity;q=0, *', 'br'],
    ['identity;q=0.5, gzip;q=0.2', undefined],
    ['brotli, x-gzip-like', undefined],
  ])('honours an Accept-Encoding of %s', async (accepted, encoding) => {
    const site = await makeSite(makeWorld);
    for (let n = 0; n < 30; n += 1) await site.addBlock(`some text that repeats itself ${n}`);
    await site.publish();
    const { headers } = await site.readPath('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('answers 304 to a client that has the content, in any encoding', async () => {
    const site = await makeSite(makeWorld);
    for (let n = 0; n < 30; n += 1) await site.addBlock(`some text that repeats itself ${n}`);
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

  it('serves only the origins that the key lists', async () => {
    const origin = 'https://shop.example.com';
    const site = await makeSite(makeWorld, [origin]);
    await site.publish();
    const listed = await site.readPath('/', { origin });
    expect([listed.status, listed.headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(String(listed.headers['vary'])).toContain('Origin');
    expect((await site.readPath('/nothing', { origin })).headers['access-control-allow-origin']).toBe(origin);
    const other = await site.readPath('/', { origin: 'https://evil.example.com' });
    expect([other.status, other.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await site.readPath('/')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('serves servers only for a key without origins, and every origin for a star', async () => {
    const closed = await makeSite(makeWorld);
    await closed.publish();
    expect((await closed.readPath('/', { origin: 'https://a.example.com' })).status).toBe(403);
    const { api_key } = await closed.createApiKey(closed.editor, closed.site.id, { allowed_origins: ['*'] });
    const open = await closed.guest.get('/api/delivery/pages/?path=/', {
      'x-api-key': api_key,
      origin: 'https://a.example.com',
    });
    expect([open.status, open.headers['access-control-allow-origin']]).toEqual([200, '*']);
  });

  it.each(['/api/delivery/site/', '/api/delivery/pages/', '/api/delivery/inquiries/'])(
    'answers a preflight for %s the same, whether or not a key lists the origin',
    async (url) => {
      const origin = 'https://shop.example.com';
      const site = await makeSite(makeWorld, [origin]);
      const preflight = async (asking: string) => {
        const asked = { origin: asking, 'access-control-request-method': 'GET' };
        const { status, headers } = await site.call('OPTIONS', url, { headers: asked });
        const told = Object.entries(headers).filter(([name]) => /^access-control-|^vary$/.test(name));
        return [status, Object.fromEntries(told)];
      };
      const answer = await preflight(origin);
      expect(answer).toMatchObject([204, { 'access-control-allow-origin': '*' }]);
      expect(JSON.stringify(answer)).toContain('"access-control-allow-headers":"Authorization, X-Api-Key, ');
      expect(await preflight('https://evil.example.com')).toEqual(answer);
    },
  );

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
    // Cached reads never wait: without a pause, no other task would run.
    for (; !done.signal.aborted; await setImmediate()) seen.push(await read());
    await writing;
    for (const texts of seen) expect(new Set(texts).size).toBe(1);
  });
});
