import { expect, it } from 'vitest';
import type { Dependencies } from '../../server/platform/context.ts';
import { themeOfSources } from '../support/site-theme.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { domain, makeHostedWorld, slug } from './hosted-world.ts';
import { askServer } from './over-socket.ts';

/** The theme, and how many pages it has rendered. */
function countingTheme(): Pick<Dependencies, 'theme'> & { rendered: number } {
  const counting = {
    rendered: 0,
    async theme() {
      const theme = await themeOfSources();
      const renderPage: typeof theme.renderPage = (page, env) => {
        counting.rendered += 1;
        return theme.renderPage(page, env);
      };
      return { ...theme, renderPage };
    },
  };
  return counting;
}

describeOnBothDatabases('Pages of a hosted site that are asked for at the same time', (makeWorld) => {
  it('are rendered once, for any number of requests, and once more after a change', async () => {
    const counting = countingTheme();
    const site = await makeHostedWorld(makeWorld, { overrides: { theme: counting.theme } });
    const visitAll = () => Promise.all(Array.from({ length: 50 }, () => site.visit('/')));
    // Over PostgreSQL, nothing is shared until this process has received the messages of its own commits.
    const settled = async () => {
      await expect.poll(() => site.dependencies.changes.settled(site.site.id)).toBe(true);
    };
    await settled();
    const first = await visitAll();
    expect([counting.rendered, new Set(first.map(({ text }) => text)).size]).toEqual([1, 1]);
    await site.addBlock('more');
    await site.publish();
    await settled();
    const second = await visitAll();
    expect(counting.rendered).toBe(2);
    expect(second.every(({ text }) => text.includes('more'))).toBe(true);
  });

  it('get the same answer whether or not the request reaches the framework', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.addBlock('some text that repeats itself '.repeat(40));
    await site.publish();
    await site.takeDomain();
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const etag = String((await site.visit('/')).headers['etag']);
    for (const [path, headers] of [
      [`/sites/${slug}/`, {}],
      [`/sites/${slug}/`, { 'accept-encoding': 'br' }],
      [`/sites/${slug}/`, { 'if-none-match': etag }],
      ['/', { host: domain }],
      ['/', { host: domain, 'accept-encoding': 'gzip' }],
      ['/robots.txt', { host: domain }],
      [`/sites/${slug}/nothing`, {}],
    ] as const) {
      const cold = await askServer(site.app, path, headers);
      const warm = await askServer(site.app, path, headers);
      expect({ ...warm, early: cold.early }).toEqual(cold);
    }
    for (const [path, early] of [
      [`/sites/${slug}/`, true],
      [`/sites/${slug}/nothing`, false],
      [`/sites/${slug}/?from=mail`, false],
    ] as const)
      expect([path, (await askServer(site.app, path)).early]).toEqual([path, early]);
    await site.set({ site_enabled: false });
    expect((await askServer(site.app, `/sites/${slug}/`)).status).toBe(404);
  });
});
