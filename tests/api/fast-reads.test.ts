import diagnostics from 'node:diagnostics_channel';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import { until } from '../../tools/until.ts';
import { describeOnBothDatabases, type MakeWorld, type World, type WorldOptions } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';

interface Seen {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
}

interface Asked {
  readonly method?: 'GET' | 'HEAD';
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

const pageUrl = '/api/delivery/pages/?path=%2F';
const origin = 'https://shop.example.com';

/** A live page on a real port, and a count of the requests that reach the framework. */
async function makeSite(makeWorld: MakeWorld, options: WorldOptions = {}) {
  const world = await makeContentWorld(() => makeWorld(options));
  for (let n = 0; n < 30; n += 1) await world.addBlock(`some text that repeats itself ${n}`);
  await world.publish();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const created = await world.createApiKey(world.editor, world.site.id, { allowed_origins: [origin] });
  return { ...world, created, headers: { authorization: `Api-Key ${created.api_key}` } };
}

/** The framework's own answer, without the early read. */
async function askFramework({ app }: Pick<World, 'app'>, asked: Asked): Promise<Seen> {
  const { method = 'GET', url = pageUrl, headers = {} } = asked;
  const answer = await app.inject({ method, url, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers as http.IncomingHttpHeaders,
    bytes: answer.rawPayload,
  };
}

/** The same over a socket, and whether the framework had to answer. */
async function askServer(
  { app }: Pick<World, 'app'>,
  asked: Asked,
): Promise<Seen & { readonly early: boolean }> {
  const { method = 'GET', url = pageUrl, headers = {} } = asked;
  let handled = 0;
  const count = () => void (handled += 1);
  diagnostics.subscribe('tracing:fastify.request.handler:start', count);
  try {
    const { port } = app.server.address() as AddressInfo;
    const agent = new http.Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const seen = await new Promise<Seen>((resolve, reject) => {
      const request = http.request(
        { port, host: '127.0.0.1', path: url, method, headers, agent },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              bytes: Buffer.concat(chunks),
            }),
          );
        },
      );
      request.on('error', reject).end();
    });
    return { ...seen, early: handled === 0 };
  } finally {
    diagnostics.unsubscribe('tracing:fastify.request.handler:start', count);
  }
}

/**
 * Repeats the request until the read is prepared: on PostgreSQL, the message about the last change may arrive late and discard
 * it.
 */
async function askPrepared(site: Pick<World, 'app'>, asked: Asked): Promise<Seen> {
  let seen = await askServer(site, asked);
  await until(async () => seen.early || (seen = await askServer(site, asked)).early);
  return seen;
}

/** The connection headers that Node adds are not part of the answer, and each request has its own id. */
function comparable({ status, headers, bytes }: Seen) {
  const own = ['date', 'connection', 'keep-alive', 'x-request-id'];
  const ours = Object.entries(headers).filter(([name]) => !own.includes(name));
  return { status, headers: Object.fromEntries(ours), text: bytes.toString('latin1') };
}

const known: readonly (readonly [string, Asked])[] = [
  ['a page', {}],
  ['the site', { url: '/api/delivery/site/' }],
  ['a page by brotli', { headers: { 'accept-encoding': 'gzip, deflate, br' } }],
  ['a page by gzip', { headers: { 'accept-encoding': 'gzip' } }],
  ['a page that is known', { headers: { 'if-none-match': '*' } }],
  ['a page in another state', { headers: { 'if-none-match': '"other"' } }],
  ['a page for a listed origin', { headers: { origin } }],
  ['a known page for a listed origin', { headers: { origin, 'if-none-match': '*' } }],
  ['a page that has moved', { url: '/api/delivery/pages/?path=/old' }],
];

const heads: readonly (readonly [string, Asked])[] = [
  ['the head of a page', { method: 'HEAD' }],
  ['the head of a packed page', { method: 'HEAD', headers: { 'accept-encoding': 'br' } }],
  ['the head of a page that is known', { method: 'HEAD', headers: { 'if-none-match': '*' } }],
];

const rejected: readonly (readonly [string, Asked])[] = [
  ['an unknown key', { headers: { authorization: 'Api-Key nobody' } }],
  ['a key in the place of a token', { headers: { authorization: 'Token nobody' } }],
  ['two callers', { headers: { authorization: ['Api-Key one', 'Api-Key two'] } }],
  ['another origin', { headers: { origin: 'https://evil.example.com' } }],
  ['a path of nothing', { url: '/api/delivery/pages/?path=/nothing' }],
  ['no path', { url: '/api/delivery/pages/' }],
  ['a broken path', { url: '/api/delivery/pages/?path=%E0%A4%A' }],
  ['two paths', { url: `${pageUrl}&path=/about` }],
  ['a prototype', { url: `${pageUrl}&__proto__=1` }],
  ['an endless address', { url: `${pageUrl}${'%2F'.repeat(3000)}` }],
];

describeOnBothDatabases('A prepared delivery read', (makeWorld) => {
  test('is answered without the framework and matches its answer, header by header', async () => {
    const site = await makeSite(makeWorld);
    const editor = site.editor;
    const old = await site.page(editor, site.site.id, { title: 'Old', url_path: '/old' });
    await editor.post(`/api/pages/${old.id}/publish/`);
    await editor.patch(`/api/pages/${old.id}/`, { url_path: '/new' });
    for (const [name, asked] of known) {
      const all = { ...asked, headers: { ...site.headers, ...asked.headers } };
      const cold = await askServer(site, all);
      const warm = await askPrepared(site, all);
      const framework = await askFramework(site, all);
      expect({ name, ...comparable(warm) }).toEqual({ name, ...comparable(framework) });
      expect({ name, ...comparable(cold) }).toEqual({ name, ...comparable(framework) });
    }
  });

  test('answers HEAD as the framework does, without a body', async () => {
    const site = await makeSite(makeWorld);
    const whole = await askServer(site, { headers: site.headers });
    for (const [name, asked] of heads) {
      const all = { ...asked, headers: { ...site.headers, ...asked.headers } };
      const seen = await askServer(site, all);
      expect({ name, ...comparable(seen) }).toEqual({ name, ...comparable(await askFramework(site, all)) });
      expect(seen.bytes).toHaveLength(0);
      for (const header of ['vary', 'cache-control', 'content-security-policy', 'referrer-policy'])
        expect(seen.headers[header]).toBe(whole.headers[header]);
    }
  });

  test('is left to the framework when there is an error to report', async () => {
    const site = await makeSite(makeWorld);
    await askServer(site, { headers: site.headers });
    for (const [name, asked] of rejected) {
      const all = { ...asked, headers: { ...site.headers, ...asked.headers } };
      const seen = await askServer(site, all);
      expect({ name, ...comparable(seen) }).toEqual({ name, ...comparable(await askFramework(site, all)) });
      expect(seen.status, name).toBeGreaterThanOrEqual(400);
    }
  });

  test('is no longer answered once its key is revoked or its page withdrawn', async () => {
    const site = await makeSite(makeWorld);
    const read = () => askServer(site, { headers: site.headers });
    expect(await askPrepared(site, { headers: site.headers })).toMatchObject({ status: 200, early: true });
    const withdrawn = { as: site.editor, body: { in_draft: true } };
    await site.call('PATCH', `/api/pages/${site.home.id}/`, withdrawn);
    await expect.poll(async () => (await read()).status).toBe(404);
    await site.publish();
    await expect.poll(async () => (await read()).early).toBe(true);
    await site.editor.delete(`/api/accesses/${site.created.id}/`);
    await expect.poll(async () => (await read()).status).toBe(401);
  });

  test('counts as a use of its key', async () => {
    const site = await makeSite(makeWorld);
    const usedAt = async () =>
      (await site.editor.get<ApiKey>(`/api/accesses/${site.created.id}/`)).body.last_used_at;
    await askPrepared(site, { headers: site.headers });
    await expect.poll(usedAt).not.toBeNull();
    const first = await usedAt();
    site.pass(61_000);
    expect(await askServer(site, { headers: site.headers })).toMatchObject({ status: 200, early: true });
    await expect.poll(usedAt).not.toBe(first);
  });
});
