import http from 'node:http';
import { expect, test } from 'vitest';
import { describeWithDatabase, type World } from '../support/world.ts';
import { describeOnEveryStore } from './media-stores.ts';

const hostilePaths = [
  '/media/../octavo.sqlite',
  '/media/..%2foctavo.sqlite',
  '/media/%2e%2e/octavo.sqlite',
  '/media/%2e%2e%2foctavo.sqlite',
  '/media/..%5coctavo.sqlite',
  '/media/..\\octavo.sqlite',
  '/media/ab/..%2f..%2fsecret.png',
  '/media/ab/../ab/abcdef.png',
  '/media/ab/abcdef.png%00.png',
  '/media/ab/abcdef.png%00',
  '/media/%252e%252e%252fsecret.png',
  '/media/%zz.png',
  '/media//etc/passwd',
  '/media/',
  '/media/ab',
  '/media/ab/abcdef.svg',
  '/media/ab/abcdef.html',
  '/media/ab/unknown.png',
  '/media/ab/.abcdef.png.part',
  '/media/ab/.abcdef.png',
  '/media/.abcdef.png',
  '/media/ab/abcdef.png.part',
  '/locales/../package.json',
  '/locales/..%2fpackage.json',
  '/locales/en/..%2f..%2fpackage.json',
  '/locales/en/%2e%2e%2f%2e%2e%2fpackage.json',
  '/locales/en/errors.json%00',
  '/locales/en/secret.json',
  '/locales/fr/errors.json',
  '/locales/en/errors',
  '/locales/en',
  '/assets/../index.html',
  '/assets/..%2findex.html',
  '/assets/nothing.js',
  '/api/nothing/',
  '/api/../index.html',
];

/** Stores a file of ten bytes. */
async function withFile(world: World): Promise<void> {
  await world.dependencies.files.write('ab/abcdef.png', Buffer.from('0123456789'));
}

const path = '/media/ab/abcdef.png';

describeOnEveryStore('a stored image', (makeStoringWorld) => {
  const makeWorldWithFile = async () => {
    const world = await makeStoringWorld();
    await withFile(world);
    return world;
  };

  test('is cached for ever, typed, never sniffed, sandboxed, and available to other sites too', async () => {
    const world = await makeWorldWithFile();
    const answer = await world.guest.get(path);
    expect([answer.status, answer.text]).toEqual([200, '0123456789']);
    const headers = {
      'content-type': 'image/png',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    };
    expect(answer.headers).toMatchObject(headers);
    const head = await world.call('HEAD', path);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers).toMatchObject({ ...headers, etag: answer.headers['etag'] });
    const missing = await world.call('HEAD', '/media/ab/missing.png');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('is not sent again to a client that has it', async () => {
    const world = await makeWorldWithFile();
    const etag = String((await world.guest.get(path)).headers['etag']);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await world.guest.get(path, { 'if-none-match': known });
      expect([known, again.status, again.text, again.headers['etag']]).toEqual([known, 304, '', etag]);
      expect(again.headers['cache-control']).toContain('immutable');
    }
    const other = await world.guest.get(path, { 'if-none-match': '"other"' });
    expect([other.status, other.text]).toEqual([200, '0123456789']);
    const gone = await world.guest.get('/media/ab/missing.png', { 'if-none-match': '*' });
    expect(gone.status).toBe(404);
  });
});

describeWithDatabase('files', (makeWorld) => {
  test('no path leads out of the folders, in any spelling, and a miss is a miss even for a navigation', async () => {
    const world = await makeWorld();
    await withFile(world);
    const origin = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
    for (const hostile of hostilePaths) {
      const { status, text } = await getAsWritten(origin, hostile);
      expect([hostile, status, text]).toEqual([
        hostile,
        404,
        '{"message":"Not found.","code":"not_found","detail":"Not found."}',
      ]);
    }
  });

  test('messages are served with a validator', async () => {
    const world = await makeWorld();
    const answer = await world.guest.get('/locales/sr-Cyrl/errors.json');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body).toHaveProperty('codes.not_found');
    const again = await world.guest.get('/locales/sr-Cyrl/errors.json', {
      'if-none-match': String(answer.headers['etag']),
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

/** Sends the path byte for byte: other clients resolve dots first. */
function getAsWritten(origin: URL, target: string): Promise<{ status: number | undefined; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; text: string }>();
  const options = {
    host: origin.hostname,
    port: origin.port,
    path: target,
    headers: { accept: 'text/html' },
    agent: false,
  };
  const request = http.get(options, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => (text += part));
    response.on('end', () => resolve({ status: response.statusCode, text }));
  });
  request.on('error', reject);
  return promise;
}
