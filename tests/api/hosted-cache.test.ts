import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createDependencies } from '../../server/dependencies.ts';
import type { Dependencies } from '../../server/platform/context.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { themeOfSources } from '../support/site-theme.ts';
import { describeOn, describeOnBothDatabases, type World } from '../support/world.ts';
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

/** The application in a second process on the same database. */
async function startAnother({ dependencies: { config } }: World) {
  const database = openDatabase(config);
  const log = pino({ level: 'silent' });
  const own = await createDependencies(config, database, { log, theme: themeOfSources });
  const app = await buildApp(own);
  onTestFinished(async () => {
    await app.close();
    await own.changes.close();
    await database.close();
  });
  await expect.poll(() => own.changes.live).toBe(true);
  return app;
}

describeOn('postgres', 'A hosted site, over two processes', (makeWorld) => {
  it('changes in both as soon as it changes in one', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.takeDomain();
    const other = await startAnother(site);
    const text = async (url = `/sites/${slug}/`, host = 'localhost') =>
      (await other.inject({ url, headers: { host } })).payload;
    expect(await text()).toContain('published text');
    expect(await text('/', domain)).toContain('published text');
    await site.addBlock('published later');
    await site.publish();
    await expect.poll(() => text()).toContain('published later');
    await expect.poll(() => text('/', domain)).toContain('published later');
    await site.set({ site_slug: 'elsewhere' });
    await expect.poll(() => text()).toContain('Page not found');
    expect(await text('/sites/elsewhere/')).toContain('published later');
    await site.set({ site_enabled: false });
    await expect.poll(() => text('/sites/elsewhere/')).toContain('Page not found');
    await expect.poll(() => text('/', domain)).not.toContain('published later');
  });
});
