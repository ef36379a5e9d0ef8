import http from 'node:http';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type World } from '../support/world.ts';

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

/** A stored file of ten bytes. */
async function withFile(world: World): Promise<string> {
  await world.dependencies.files.write('ab/abcdef.png', Buffer.from('0123456789'));
  return '/media/ab/abcdef.png';
}

describeOnBothDatabases('files', (makeWorld) => {
  test('a picture is served for good, typed, never sniffed, and to other sites too', async () => {
    const world = await makeWorld();
    const answer = await world.call('GET', await withFile(world));
    expect([answer.status, answer.text]).toEqual([200, '0123456789']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
    });
    const again = await world.call('GET', '/media/ab/abcdef.png', {
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await world.call('HEAD', '/media/ab/abcdef.png');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '10']);
  });

  test('a part of a picture is 206, one past its end 416', async () => {
    const world = await makeWorld();
    const path = await withFile(world);
    const part = await world.call('GET', path, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    const past = await world.call('GET', path, { headers: { range: 'bytes=10-' } });
    expect([past.status, past.headers['content-range']]).toEqual([416, 'bytes */10']);
    const stale = await world.call('GET', path, { headers: { range: 'bytes=2-4', 'if-range': '"another"' } });
    expect([stale.status, stale.text]).toEqual([200, '0123456789']);
  });

  test('nothing leads out of the folders, however it is written, and a miss is a miss even for a navigation', async () => {
    const world = await makeWorld();
    await withFile(world);
    const origin = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
    for (const path of hostilePaths) {
      const { status, text } = await getAsWritten(origin, path);
      expect([path, status, text]).toEqual([
        path,
        404,
        '{"message":"Not found.","code":"not_found","detail":"Not found."}',
      ]);
    }
  });

  test('words are served with a validator', async () => {
    const world = await makeWorld();
    const answer = await world.call('GET', '/locales/sr-Cyrl/errors.json');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body).toHaveProperty('codes.not_found');
    const again = await world.call('GET', '/locales/sr-Cyrl/errors.json', {
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

/** Sends the path byte for byte: other clients resolve dots before they send. */
function getAsWritten(origin: URL, path: string): Promise<{ status: number | undefined; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; text: string }>();
  const options = {
    host: origin.hostname,
    port: origin.port,
    path,
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
