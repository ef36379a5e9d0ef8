import diagnostics from 'node:diagnostics_channel';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Dependencies } from '../../server/platform/context.ts';
import type { App } from '../../server/platform/http/routes/app-types.ts';
import { themeOfSources } from '../support/site-theme.ts';
import { describeOn, describeOnBothDatabases } from '../support/world.ts';
import { anotherProcess } from './another-process.ts';
import { domain, makeHostedWorld, slug } from './hosted-world.ts';

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

interface Seen {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** Whether it was sent before a handler of the framework ran. */
  readonly early: boolean;
}

/** Sends a request over a socket. */
async function ask(app: App, path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Seen> {
  const { port } = app.server.address() as AddressInfo;
  let handled = 0;
  const count = () => void (handled += 1);
  diagnostics.subscribe('tracing:fastify.request.handler:start', count);
  try {
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ port, host: '127.0.0.1', path, headers, agent: false }, resolve).on('error', reject);
    });
    const bytes = Buffer.concat((await answer.toArray()) as Buffer[]);
    const { date: _date, 'x-request-id': _id, ...others } = answer.headers;
    return { status: answer.statusCode, headers: others, bytes, early: handled === 0 };
  } finally {
    diagnostics.unsubscribe('tracing:fastify.request.handler:start', count);
  }
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

  it('get the same answers before the framework works as from the framework', async () => {
    const site = await makeHostedWorld(makeWorld);
    for (let n = 0; n < 30; n += 1) await site.addBlock(`some text that repeats itself ${n}`);
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
      const cold = await ask(site.app, path, headers);
      const warm = await ask(site.app, path, headers);
      expect({ ...warm, early: cold.early }).toEqual(cold);
    }
    for (const [path, early] of [
      [`/sites/${slug}/`, true],
      [`/sites/${slug}/nothing`, false],
      [`/sites/${slug}/?from=mail`, false],
    ] as const)
      expect([path, (await ask(site.app, path)).early]).toEqual([path, early]);
    await site.set({ site_enabled: false });
    expect((await ask(site.app, `/sites/${slug}/`)).status).toBe(404);
  });
});

describeOn('postgres', 'A hosted site, over two processes', (makeWorld) => {
  it('changes in both as soon as it changes in one', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.takeDomain();
    const other = await anotherProcess(site);
    onTestFinished(() => other.close());
    await expect.poll(other.live).toBe(true);
    const text = async (url = `/sites/${slug}/`, host = 'localhost') =>
      (await other.app.inject({ url, headers: { host } })).payload;
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
