import { expect, test } from 'vitest';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import { until } from '../../tools/until.ts';
import { describeOnBothDatabases, type MakeWorld, type World } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';
import { askServer, lasting, type Seen } from './over-socket.ts';

interface Asked {
  readonly method?: 'GET' | 'HEAD';
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

const pageUrl = '/api/delivery/pages/?path=%2F';
const origin = 'https://shop.example.com';

/** A live page on a real port, read with an API key. */
async function makeSite(makeWorld: MakeWorld) {
  const world = await makeContentWorld(makeWorld);
  await world.addBlock('some text that repeats itself '.repeat(40));
  await world.publish();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const created = await world.createApiKey(world.editor, world.site.id, { allowed_origins: [origin] });
  const ask = ({ method, url = pageUrl, headers }: Asked = {}) => {
    const authorization = `Api-Key ${created.api_key}`;
    return askServer(world.app, url, { authorization, ...headers }, method);
  };
  /** Repeats the request until the read is prepared: on PostgreSQL, the message about the last change may discard it. */
  const askPrepared = async (asked?: Asked) => {
    let seen = await ask(asked);
    await until(async () => {
      if (!seen.early) seen = await ask(asked);
      return seen.early;
    });
    return seen;
  };
  return { ...world, created, ask, askPrepared };
}

/** The framework's own answer, without the early read. */
async function askFramework(
  { app, created }: Pick<World, 'app'> & { readonly created: ApiKey },
  { method = 'GET', url = pageUrl, headers }: Asked,
): Promise<Pick<Seen, 'status' | 'headers' | 'bytes'>> {
  const authorization = `Api-Key ${created.api_key}`;
  const answer = await app.inject({ method, url, headers: { authorization, ...headers } });
  const { statusCode: status, rawPayload: bytes } = answer;
  return { status, headers: lasting(answer.headers as Seen['headers']), bytes };
}

function comparable({ status, headers, bytes }: Pick<Seen, 'status' | 'headers' | 'bytes'>) {
  return { status, headers, text: bytes.toString('latin1') };
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
  ['a path without a page', { url: '/api/delivery/pages/?path=/nothing' }],
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
      const cold = await site.ask(asked);
      const warm = await site.askPrepared(asked);
      const framework = { name, ...comparable(await askFramework(site, asked)) };
      expect({ name, ...comparable(warm) }).toEqual(framework);
      expect({ name, ...comparable(cold) }).toEqual(framework);
    }
  });

  test('is left to the framework for HEAD, and when there is an error to report', async () => {
    const site = await makeSite(makeWorld);
    const whole = await site.ask();
    for (const [name, asked] of [...heads, ...rejected]) {
      const seen = await site.ask(asked);
      expect({ name, ...comparable(seen) }).toEqual({ name, ...comparable(await askFramework(site, asked)) });
      if (asked.method !== 'HEAD') {
        expect(seen.status, name).toBeGreaterThanOrEqual(400);
        continue;
      }
      expect(seen.bytes).toHaveLength(0);
      for (const header of ['vary', 'cache-control', 'content-security-policy', 'referrer-policy'])
        expect(seen.headers[header]).toBe(whole.headers[header]);
    }
  });

  test('is no longer answered once its key is revoked or its page withdrawn', async () => {
    const site = await makeSite(makeWorld);
    expect(await site.askPrepared()).toMatchObject({ status: 200, early: true });
    await site.editor.change(`/api/pages/${site.home.id}/`, { in_draft: true });
    await expect.poll(async () => (await site.ask()).status).toBe(404);
    await site.publish();
    await expect.poll(async () => (await site.ask()).early).toBe(true);
    await site.editor.delete(`/api/accesses/${site.created.id}/`);
    await expect.poll(async () => (await site.ask()).status).toBe(401);
  });

  test('counts as a use of its key', async () => {
    const site = await makeSite(makeWorld);
    const usedAt = async () =>
      (await site.editor.get<ApiKey>(`/api/accesses/${site.created.id}/`)).body.last_used_at;
    await site.askPrepared();
    await expect.poll(usedAt).not.toBeNull();
    const first = await usedAt();
    site.pass(61_000);
    expect(await site.ask()).toMatchObject({ status: 200, early: true });
    await expect.poll(usedAt).not.toBe(first);
  });
});
