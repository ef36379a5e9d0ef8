import { expect, it } from 'vitest';
import { serverLimits } from '../../shared/server-limits.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { NewPreviewLink, PreviewLink } from '../../shared/wire/preview-links.ts';
import { removeExpired } from '../../server/modules/expiry/remove-expired.ts';
import {
  describeOnBothDatabases,
  describeWithDatabase,
  type CallOptions,
  type MakeWorld,
} from '../support/world.ts';
import { bodyOf, linkTo, textField } from './content-world.ts';
import { domain, makeHostedWorld, slug } from './hosted-world.ts';

const day = 86_400_000;

/** A site whose home page has a draft, and shortcuts to make and open links to it. */
async function makeSharedDraft(makeWorld: MakeWorld) {
  const world = await makeHostedWorld(makeWorld);
  const { call, editor, home, dependencies } = world;
  await world.addBlock('a draft block');
  await world.patch({ title: 'Draft title' });
  const path = (page = home.id) => `/api/pages/${page}/preview-links/`;
  const make = (body: object = {}, page?: string) => editor.create<NewPreviewLink>(path(page), body);
  return {
    ...world,
    path,
    make,
    list: (page?: string) => editor.read<ListAnswer<PreviewLink>>(path(page)),
    open: (url: string, headers: CallOptions['headers'] = {}) =>
      call('GET', url.replace(dependencies.config.publicUrl, ''), { headers }),
    revoke: (id: string) => editor.delete(`/api/preview-links/${id}/`),
  };
}

describeWithDatabase('A link to a draft', (makeWorld) => {
  it('shows the saved page, rendered by the theme, to visitors without an account', async () => {
    const site = await makeSharedDraft(makeWorld);
    const { url } = await site.make();
    expect(url).toMatch(/^https:\/\/octavo\.example\/previews\/[\w-]{43}$/);
    const shown = await site.open(url);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const text of [
      'published text',
      'a draft block',
      '<title>Draft title</title>',
      'This link works until',
    ])
      expect(shown.text).toContain(text);
    // A saved change is shown at once.
    await site.addBlock('one more block');
    expect((await site.open(url)).text).toContain('one more block');
    expect((await site.visit('/')).text).not.toContain('draft');
  });

  it('is not cached, indexed or counted, has no session, and reveals its address to no other site', async () => {
    const site = await makeSharedDraft(makeWorld);
    const { url } = await site.make();
    const signedIn = { cookie: 'session=1', authorization: `Token ${site.editor.token}` };
    for (const address of [url, `${url.slice(0, -1)}!`, '/previews/a/b']) {
      const { headers, text } = await site.open(address);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'content-security-policy':
          "default-src 'none'; connect-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; " +
          "base-uri 'none'; frame-ancestors 'none'",
      });
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['etag']).toBeUndefined();
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).not.toMatch(/<script| on\w+=|canonical|og:url/);
    }
    expect((await site.open(url, signedIn)).text).toBe((await site.open(url)).text);
  });

  it('is listed with who made it, when it expires and when it was opened, but never with its address', async () => {
    const site = await makeSharedDraft(makeWorld);
    const { url, ...first } = await site.make();
    const { url: _, ...second } = await site.make({ days: 30 });
    expect(first.created_by).toEqual({ id: site.editor.id, name: 'Ana', email: site.editor.email });
    expect(Date.parse(first.expires_at) - Date.parse(first.created_at)).toBe(7 * day);
    expect(Date.parse(second.expires_at) - Date.parse(second.created_at)).toBe(30 * day);
    expect(await site.list()).toMatchObject({ count: 2, results: [second, first] });
    expect(JSON.stringify(await site.list())).not.toContain(url.slice(-43));
    await site.open(url);
    await expect.poll(async () => (await site.list()).results[1]?.last_opened_at).not.toBeNull();
    expect((await site.list()).results[0]?.last_opened_at).toBeNull();
    const stored = await site.dependencies.db.selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(url.slice(-43));
  });

  it('gives one and the same answer once it shows nothing, for any reason', async () => {
    const site = await makeSharedDraft(makeWorld);
    const { url } = await site.make();
    const bodies = new Set<string>();
    const expectNothing = async (address: string) => {
      const { status, text, headers } = await site.open(address);
      expect([address, status, headers['content-type']]).toEqual([address, 404, 'text/html; charset=utf-8']);
      bodies.add(text);
    };
    const lengthened = `${url.slice(-43)}x`;
    for (const token of ['x', 'x'.repeat(43), 'x'.repeat(5000), '%00', '%', '%ff?%', lengthened, ''])
      await expectNothing(`/previews/${token}`);
    await expectNothing('/previews');
    const revoked = await site.make();
    expect((await site.revoke(revoked.id)).status).toBe(204);
    expect((await site.revoke(revoked.id)).status).toBe(404);
    await expectNothing(revoked.url);
    const about = await site.page(site.editor, site.site.id, { title: 'About', url_path: '/about' });
    const ofPage = await site.make({}, about.id);
    bodyOf(await site.editor.delete(`/api/pages/${about.id}/`), 204);
    await expectNothing(ofPage.url);
    const other = await site.workspace(site.editor);
    const ofWorkspace = await site.make({}, (await site.page(site.editor, other.id)).id);
    expect((await site.open(ofWorkspace.url)).status).toBe(200);
    bodyOf(await site.editor.delete(`/api/workspaces/${other.id}/`), 204);
    await expectNothing(ofWorkspace.url);
    const ofBlocked = await site.make();
    const admin = await site.admin();
    const block = (is_blocked: boolean) => admin.patch(`/api/users/${site.editor.id}/?all=1`, { is_blocked });
    bodyOf(await block(true), 200);
    await expectNothing(ofBlocked.url);
    bodyOf(await block(false), 200);
    expect((await site.open(ofBlocked.url)).status).toBe(200);
    site.pass(7 * day);
    await expectNothing(ofBlocked.url);
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain('This link doesn’t work');
    const german = await site.open(ofBlocked.url, { 'accept-language': 'de' });
    expect(german.text).toContain('Dieser Link funktioniert nicht');
  });

  it('shows in a page that it was opened too often', async () => {
    const site = await makeSharedDraft((options) =>
      makeWorld({ ...options, env: { OCTAVO_RATE_LIMIT_SCALE: '0.01' } }),
    );
    const { url } = await site.make();
    for (let opened = 0; opened < 2; opened += 1) expect((await site.open(url)).status).toBe(200);
    const { status, headers, text } = await site.open(url);
    expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(headers['retry-after']).toBe('60');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('This page can’t be shown right now');
    expect(text).toContain('Too many attempts.');
  });

  it('stays in the list for thirty days after it has expired, and is removed then', async () => {
    const site = await makeSharedDraft(makeWorld);
    await site.make({ days: 1 });
    site.pass(6 * day);
    await removeExpired.run(site.dependencies);
    expect((await site.list()).results).toMatchObject([{ has_expired: true }]);
    site.pass(26 * day);
    await removeExpired.run(site.dependencies);
    expect(await site.dependencies.db.selectFrom('preview_links').selectAll().execute()).toEqual([]);
  });

  it('leads to the site where there is one, and nowhere otherwise', async () => {
    const site = await makeSharedDraft(makeWorld);
    const live = await site.page(site.editor, site.site.id, { title: 'Live', url_path: '/live' });
    await site.publish(live.id);
    const draft = await site.page(site.editor, site.site.id, { title: 'Unready', url_path: '/unready' });
    const model = await site.addModel({
      live: { ...textField, field_type: 'link' },
      unready: { ...textField, field_type: 'link', order: 1 },
    });
    const data = { live: [linkTo(live)], unready: [linkTo(draft)] };
    await site.addBlock('', { block_content_model: model.id, data });
    const { url } = await site.make();
    const addresses = async () =>
      [...(await site.open(url)).text.matchAll(/<a (?:href="([^"]*)")?[^>]*>([^<]*)/g)]
        .map(([, href, text]) => [text, href] as const)
        .filter(([text]) => text === 'Live' || text === 'Unready');
    expect(await addresses()).toEqual([
      ['Live', `https://octavo.example/sites/${slug}/live`],
      ['Unready', undefined],
    ]);
    await site.takeDomain();
    expect((await addresses())[0]).toEqual(['Live', `https://${domain}/live`]);
    await site.set({ site_enabled: false });
    expect(await addresses()).toEqual([
      ['Live', undefined],
      ['Unready', undefined],
    ]);
  });
});

describeOnBothDatabases('A link to a draft', (makeWorld) => {
  it('is one of at most twenty that work', async () => {
    const site = await makeSharedDraft(makeWorld);
    for (let made = 0; made < serverLimits.previewLinksPerPage; made += 1) await site.make({ days: 1 });
    const more = () => site.editor.post(site.path(), {});
    const rejected = await more();
    expect(rejected).toMatchObject({
      status: 409,
      body: { code: 'too_many_preview_links', field: 'page', max: serverLimits.previewLinksPerPage },
    });
    const [newest] = (await site.list()).results;
    await site.revoke(newest?.id ?? '');
    const made = await Promise.all([more(), more(), more()]);
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    site.pass(2 * day);
    expect((await more()).status).toBe(201);
  });
});

describeWithDatabase('A rendered version', (makeWorld) => {
  it('is the version as the site would render it, with the images and pages that it refers to', async () => {
    const site = await makeHostedWorld(makeWorld);
    const about = await site.page(site.editor, site.site.id, { title: 'About', url_path: '/about' });
    const model = await site.addModel({ links: { ...textField, field_type: 'link' } });
    const linked = await site.addBlock('', {
      block_content_model: model.id,
      data: { links: [linkTo(about)] },
    });
    await site.publish();
    bodyOf(await site.editor.delete(`/api/blocks/${linked.id}/`), 204);
    await site.publish();
    const renderVersion = (version: number | string) =>
      site.editor.get(`/api/pages/${site.home.id}/versions/${version}/drawing/`);
    const { status, body, headers } = await renderVersion(2);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ language: 'en', blocks: [{}, { id: linked.id }] });
    const [note, links] = (body as { blocks: { html: string }[] }).blocks;
    expect(note?.html).toMatch(/^<section class="s-block /);
    expect(note?.html).toContain('published text');
    expect(links?.html).toContain('About');
    expect(links?.html).toContain('href="/about"');
    expect((await renderVersion(3)).body).toMatchObject({ blocks: [{}] });
    for (const version of [0, 4, 'x', '1e9'])
      expect([version, (await renderVersion(version)).status]).toEqual([version, 404]);
    // It does not need a site.
    await site.set({ site_enabled: false });
    expect((await renderVersion(2)).status).toBe(200);
  });
});
