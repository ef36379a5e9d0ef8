import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { domain, makeHostedWorld, slug } from './hosted-world.ts';

describeWithDatabase('A hosted page', (makeWorld) => {
  it('shows the published content, and is not found at any other path', async () => {
    const site = await makeHostedWorld(makeWorld);
    const other = await site.workspace(site.editor, { title: 'Other' });
    const { id } = await site.page(site.editor, other.id, { url_path: '/other' });
    await site.publish(id);
    const home = await site.visit('/');
    expect([home.status, home.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(home.text).toContain('<title>Home</title>');
    expect(home.text).toContain('published text');
    for (const path of ['/other', '/nothing', '/%', '/%00', '/%ff', '/%E0%A4%A', '/../api']) {
      const { status, headers } = await site.visit(path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    }
    for (const path of ['/sites', '/sites/', '/sites/%ff']) {
      const { status, headers } = await site.guest.get(path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    }
  });

  it('changes as soon as something of the site does', async () => {
    const site = await makeHostedWorld(makeWorld);
    const text = async () => (await site.visit('/')).text;
    expect(await text()).toContain('published text');
    await site.addBlock('another block');
    expect(await text()).not.toContain('another block');
    await site.publish();
    expect(await text()).toContain('another block');
    await site.set({ seo: { title_template: '{title} at {workspace}', description: 'By hand' } });
    expect(await text()).toContain('<title>Home at Salt &amp; Stone</title>');
    await site.set({ site_language: 'de' });
    expect(await text()).toContain('<html lang="de"');
    await site.patch({ in_draft: true });
    expect((await site.visit('/')).status).toBe(404);
  });

  it('is not found while the site is off, the owner is blocked, or the workspace is deleted', async () => {
    const site = await makeHostedWorld(makeWorld);
    const admin = await site.admin();
    const status = async () => (await site.visit('/')).status;
    expect(await status()).toBe(200);
    await site.set({ site_enabled: false });
    const off = await site.visit('/');
    expect([off.status, off.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(off.text).not.toContain('Salt');
    await site.set({ site_enabled: true });
    expect(await status()).toBe(200);
    const block = (is_blocked: boolean) => admin.patch(`/api/users/${site.editor.id}/?all=1`, { is_blocked });
    bodyOf(await block(true), 200);
    expect(await status()).toBe(404);
    bodyOf(await block(false), 200);
    expect(await status()).toBe(200);
    const path = `/api/users/${site.editor.id}/?all=1`;
    expect((await admin.delete(path)).status).toBe(204);
    expect(await status()).toBe(404);
  });

  it('is found at its slug, and moves with it', async () => {
    const site = await makeHostedWorld(makeWorld);
    for (const path of [`/sites/${slug}`, '/sites/SALT-and-stone/', '/sites/SALT-and-stone'])
      expect((await site.guest.get(path)).headers['location']).toBe(`/sites/${slug}/`);
    await site.set({ site_slug: 'new-slug' });
    expect((await site.visit('/')).status).toBe(404);
    expect((await site.guest.get('/sites/new-slug/')).status).toBe(200);
    const other = await site.workspace(await site.user('Ben'), { title: 'Salt and Stone' });
    expect(other.site_slug).toBe(slug);
    expect((await site.visit('/')).status).toBe(404);
  });

  it('is found at its domain, and other hosts lead to the app', async () => {
    const site = await makeHostedWorld(makeWorld);
    expect((await site.visitDomain('/')).headers['location']).toBe('https://octavo.example/');
    await site.takeDomain('Shop.Example.com.');
    const there = await site.visitDomain('/');
    expect([there.status, there.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(there.text).toContain(`<link rel="canonical" href="https://${domain}/">`);
    expect((await site.visit('/')).text).toContain(`<link rel="canonical" href="https://${domain}/">`);
    expect((await site.visitDomain('/', { host: `${domain.toUpperCase()}:8443` })).status).toBe(200);
    expect((await site.visitDomain('/workspaces')).text).toContain('Page not found');
    expect((await site.visitDomain(`/sites/${slug}/`)).status).toBe(404);
    expect((await site.guest.delete('/', undefined, { host: domain })).status).toBe(405);
    expect((await site.visitDomain('/api/system/ping/')).body).toEqual({ status: 'ok' });
    const style = /href="([^"]+\.css)"/.exec(there.text)?.[1] ?? '';
    expect((await site.visitDomain(style)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-type': 'text/css; charset=utf-8',
    });
    await site.set({ site_enabled: false });
    expect([(await site.visitDomain('/')).status, (await site.visitDomain('/')).text]).toEqual([
      404,
      expect.stringContaining('Page not found'),
    ]);
    await site.set({ site_enabled: true, site_domain: null });
    expect((await site.visitDomain('/')).status).toBe(302);
  });

  it('leads on in one step from former paths and from other spellings', async () => {
    const site = await makeHostedWorld(makeWorld);
    const about = await site.page(site.editor, site.site.id, { title: 'About', url_path: '/about' });
    await site.publish(about.id);
    const to = async (path: string) => {
      const { status, headers } = await site.visit(path);
      return [status, headers['location']];
    };
    for (const path of ['/About', '/about/', '//about', '/%61bout'])
      expect([path, await to(path)]).toEqual([path, [301, `/sites/${slug}/about`]]);
    await site.patch({ url_path: '/about-us' }, about.id);
    await site.patch({ url_path: '/who' }, about.id);
    for (const path of ['/about', '/ABOUT/', '/about-us'])
      expect([path, await to(path)]).toEqual([path, [301, `/sites/${slug}/who`]]);
    expect(await to('/about?from=mail')).toEqual([301, `/sites/${slug}/who?from=mail`]);
    await site.takeDomain();
    expect((await site.visitDomain('/about')).headers['location']).toBe('/who');
    await site.patch({ in_draft: true }, about.id);
    expect(await to('/about')).toEqual([404, undefined]);
  });

  it('has an ETag for each encoding, answers 304 and HEAD, and is cached by shared caches alone', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.addBlock('some text that repeats itself '.repeat(40));
    await site.publish();
    const plain = await site.visit('/', { 'accept-encoding': 'identity' });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await site.visit('/', { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
      expect(unpack[encoding](packed.bytes)).toEqual(plain.bytes);
      const known = await site.visit('/', { 'if-none-match': String(packed.headers['etag']) });
      expect([known.status, known.bytes.length]).toEqual([304, 0]);
    }
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=30',
      vary: 'Accept-Encoding',
    });
    const head = await site.visit('/', { 'accept-encoding': 'identity' }, 'HEAD');
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      String(plain.bytes.length),
      0,
    ]);
    const missing = await site.visit('/nothing');
    expect([missing.headers['cache-control'], missing.headers['etag']]).toEqual(['no-store', undefined]);
  });

  it('runs nothing, loads nothing from elsewhere, and has no session', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.takeDomain();
    const policy =
      "default-src 'none'; connect-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; " +
      "base-uri 'none'; frame-ancestors 'none'";
    const cookies = { cookie: 'session=1', authorization: `Token ${site.editor.token}` };
    for (const answer of [
      await site.visit('/'),
      await site.visit('/nothing'),
      await site.visitDomain('/'),
      await site.visitDomain('/nothing'),
    ]) {
      expect(answer.headers['content-security-policy']).toBe(policy);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.text).not.toMatch(/<script(?! type="application\/ld\+json")| on\w+=|javascript:/);
    }
    expect((await site.visit('/', cookies)).bytes).toEqual((await site.visit('/')).bytes);
  });
});
