import { expect, it } from 'vitest';
import type { NewPreviewLink } from '../../shared/wire/preview-links.ts';
import { describeWithDatabase } from '../support/world.ts';
import { domain, makeHostedWorld, slug, type HostedWorld } from './hosted-world.ts';
import { askServer } from './over-socket.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const sitesHost = 'pages.example';
const withSites = { env: { OCTAVO_SITES_URL: `https://${sitesHost}`, OCTAVO_HOSTS: 'cms.internal' } };

/** The status of a GET under a host, and where it leads. */
async function ask(site: HostedWorld, host: string, path: string, headers = {}) {
  const answer = await site.guest.get(path, { host, ...headers });
  return [answer.status, answer.headers['location'] ?? answer.body?.['code']];
}

describeWithDatabase('A host name', (makeWorld) => {
  it('that the operator has not given the app redirects users to it, and rejects programs', async () => {
    const site = await makeHostedWorld(makeWorld);
    const editor = site.editor;
    for (const host of ['cms.elsewhere.example', 'octavo.example.evil.example:3000']) {
      expect(await ask(site, host, '/auth?next=%2F', browser)).toEqual([
        302,
        'https://octavo.example/auth?next=%2F',
      ]);
      expect(await ask(site, host, `/sites/${slug}/`, browser)).toEqual([
        302,
        `https://octavo.example/sites/${slug}/`,
      ]);
      for (const path of ['/api/workspaces/', `/api/docs/`, `/sites/${slug}/`, '/locales/en/errors.json'])
        expect([path, ...(await ask(site, host, path))]).toEqual([path, 421, 'misdirected']);
      expectAnswer(await editor.post('/api/workspaces/', {}, { host, ...browser }), 421, 'misdirected');
    }
  });

  it('that is not OCTAVO_PUBLIC_URL is reported to the operator once, and monitors may use any', async () => {
    const site = await makeHostedWorld(makeWorld, withSites);
    await site.takeDomain();
    const warnings = () =>
      site.logged.flatMap((line) => {
        const { msg, host } = JSON.parse(line) as { msg: string; host?: string };
        return msg.startsWith('requests come under another name than OCTAVO_PUBLIC_URL') ? [host] : [];
      });
    const before = warnings();
    for (const host of ['octavo.example', 'cms.internal', sitesHost, domain]) await ask(site, host, '/');
    for (const path of ['/api/system/ping/', '/api/system/ready/'])
      expect(await ask(site, 'octavo.default.svc.cluster.local', path)).toEqual([200, undefined]);
    expect(warnings()).toEqual(before);
    for (const host of ['evil.example', 'evil.example:81', '203.0.113.7', 'evil.example'])
      await ask(site, host, '/');
    expect(warnings()).toEqual([...before, 'evil.example', '203.0.113.7']);
  });

  it('of a site has its pages and nothing of the app', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.takeDomain();
    expect((await site.visitDomain('/')).status).toBe(200);
    expect(await ask(site, domain, '/api/workspaces/')).toEqual([421, 'misdirected']);
    // Cached content is answered before the framework runs.
    const { api_key: apiKey } = await site.createApiKey(site.editor, site.site.id);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const authorization = `Api-Key ${apiKey}`;
    const read = async (host: string) =>
      (await askServer(site.app, '/api/delivery/pages/?path=/', { host, authorization })).status;
    expect([await read('localhost'), await read('localhost'), await read(domain)]).toEqual([200, 200, 421]);
    const signIn = await site.guest.post('/api/auth/', {}, { host: domain });
    expect(signIn.status).toBe(421);
  });
});

describeWithDatabase('With OCTAVO_SITES_URL, sites without a domain', (makeWorld) => {
  it('are on their own host, where nothing of the app is', async () => {
    const site = await makeHostedWorld(makeWorld, withSites);
    const at = `https://${sitesHost}/sites/${slug}`;
    const shown = await site.visit('/', { host: sitesHost });
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(`<link rel="canonical" href="${at}/">`);
    expect((await site.set({})).body.site_url).toBe(`${at}/`);
    const files = await Promise.all(
      ['/sitemap.xml', '/robots.txt'].map((path) => site.visit(path, { host: sitesHost })),
    );
    expect(files.map(({ text }) => text.includes(`${at}/`))).toEqual([true, true]);
    for (const link of shown.text.matchAll(/href="(\/[^"]+\.css)"/g))
      expect((await ask(site, sitesHost, link[1] ?? ''))[0]).toBe(200);
    expect(await ask(site, sitesHost, '/auth', browser)).toEqual([302, 'https://octavo.example/auth']);
    for (const path of ['/api/workspaces/', '/api/system/info/', '/preview', '/assets/index.js', '/sitesx'])
      expect([path, (await ask(site, sitesHost, path))[0]]).toEqual([path, 421]);
  });

  it('redirect from the host of the app, and take no form there', async () => {
    const site = await makeHostedWorld(makeWorld, withSites);
    for (const path of [`/sites/${slug}/`, `/sites/${slug}/?from=mail`, '/sites/nothing/here'])
      expect(await ask(site, 'octavo.example', path)).toEqual([301, `https://${sitesHost}${path}`]);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    for (let n = 0; n < 2; n += 1) {
      expect((await askServer(site.app, `/sites/${slug}/`, { host: sitesHost })).status).toBe(200);
      expect((await askServer(site.app, `/sites/${slug}/`, { host: 'octavo.example' })).status).toBe(301);
    }
    const form = { body: 'message=Hello', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const path = `/sites/${slug}/inquiries?page=/`;
    expect((await site.call('POST', path, form)).status).toBe(421);
    const there = { ...form, headers: { ...form.headers, host: sitesHost } };
    expect((await site.call('POST', path, there)).status).toBe(303);
  });

  it('have the links to their drafts there, too', async () => {
    const site = await makeHostedWorld(makeWorld, withSites);
    const links = `/api/pages/${site.home.id}/preview-links/`;
    const { url } = await site.editor.create<NewPreviewLink>(links, {});
    const { origin, pathname } = new URL(url);
    expect(origin).toBe(`https://${sitesHost}`);
    expect(await ask(site, sitesHost, pathname)).toEqual([200, undefined]);
    expect(await ask(site, 'octavo.example', pathname)).toEqual([301, url]);
  });
});
