import { expect, it } from 'vitest';
import { isReservedPath, reservedFolders, siteFiles } from '../../server/platform/sites/reserved-paths.ts';
import { describeWithDatabase } from '../support/world.ts';
import { domain, makeHostedWorld } from './hosted-world.ts';

const rejection = { url_path: ['The website needs this path for itself. Choose another one.'] };
const reserved = [...siteFiles, ...reservedFolders.map((folder) => `${folder}x`)];

describeWithDatabase('A path that a site keeps for itself', (makeWorld) => {
  it('is rejected for a page that is made or moved, in every spelling', async () => {
    const site = await makeHostedWorld(makeWorld);
    for (const url_path of [
      ...reserved,
      'ROBOTS.txt/',
      '//api//pages',
      '/sites/salt-and-stone',
      '/%61pi/x',
    ]) {
      const body = { title: 'Mine', url_path, workspace: site.site.id };
      const made = await site.editor.post('/api/pages/', body);
      expect([url_path, made.status, made.body]).toEqual([url_path, 400, rejection]);
      const moved = await site.patch({ url_path });
      expect([url_path, moved.status, moved.body]).toEqual([url_path, 400, rejection]);
    }
    for (const url_path of ['/api', '/media', '/sites', '/sitemap', '/docs/robots.txt'])
      await site.page(site.editor, site.site.id, { url_path });
  });

  it('is everything that the server answers on the domain of a site and that is no page', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.takeDomain();
    // Hosts of sites are not in the description of the API, which the calls of a world are held to.
    const visit = async (url: string) => (await site.app.inject({ url, headers: { host: domain } })).body;
    const missing = await visit('/there-is-no-such-page');
    const routes = site.app.offered
      .all()
      .flatMap((route) => (route.startsWith('GET ') ? [route.slice(4).replaceAll(/:\w+|\*/g, 'x')] : []));
    expect(routes).toContain('/api/pages/');
    for (const path of new Set([...routes, ...siteFiles]))
      if (path !== '/' && (await visit(path)) !== missing)
        expect([path, isReservedPath(path)]).toEqual([path, true]);
    for (const path of ['/media/', '/api/']) expect([path, await visit(path)]).toEqual([path, missing]);
  });
});
