import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readBrand } from '../../brand/read-brand.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';
import { type FirstFiles, firstFilesName } from './first-files.ts';
import { serveClient } from './serve-client.ts';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const script = 'console.log("octavo");'.repeat(100);

const pageWith = (links: string) => `<!doctype html><head><title>Octavo</title>${links}</head>`;

const firstFiles: readonly FirstFiles[] = [
  {
    path: '/workspaces/:workspaceId/pages',
    guest: ['assets/landing.js'],
    signedIn: ['assets/a.css', 'assets/list.js'],
  },
  { guest: [], signedIn: [] },
];

/** A client build of three files, one of them also compressed. */
async function makeApp(): Promise<App> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-client-'));
  cleanUps.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.mkdirSync(path.join(folder, '.vite'));
  fs.writeFileSync(path.join(folder, 'index.html'), pageWith(''));
  fs.writeFileSync(path.join(folder, firstFilesName), JSON.stringify(firstFiles));
  fs.writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  fs.writeFileSync(path.join(folder, 'assets', 'index-abc123.js'), script);
  fs.writeFileSync(path.join(folder, 'assets', 'index-abc123.js.br'), zlib.brotliCompressSync(script));
  const app: App = fastify();
  const fallback = await serveClient(
    app,
    folder,
    readBrand(() => undefined),
  );
  app.setNotFoundHandler((request, reply) => {
    const served = fallback(request, reply);
    if (served === undefined) throw new ServiceError('not_found');
    return served;
  });
  app.setErrorHandler((_error, _request, reply) => reply.code(404).send());
  cleanUps.push(() => app.close());
  return app;
}

const navigation = { accept: 'text/html,application/xhtml+xml' };

test.each(['/', '/healthz', '/sign-in?next=/', '/about.html', '/index.html'])(
  'a navigation to %s receives the application, revalidated each time',
  async (url) => {
    const { statusCode, headers, body } = await (await makeApp()).inject({ url, headers: navigation });
    expect([statusCode, body]).toEqual([200, pageWith('')]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  },
);

test.each([
  ['', '<link rel="modulepreload" crossorigin href="/assets/landing.js">\n'],
  ['theme=token; token=', '<link rel="modulepreload" crossorigin href="/assets/landing.js">\n'],
  [
    'a=b; token=x',
    '<link rel="stylesheet" crossorigin href="/assets/a.css">\n<link rel="modulepreload" crossorigin href="/assets/list.js">\n',
  ],
])(
  'with the cookies "%s", the page of a screen names the files of the screen that is shown',
  async (cookie, links) => {
    const app = await makeApp();
    const url = '/workspaces/x/pages?page=2';
    const answer = await app.inject({ url, headers: { ...navigation, cookie } });
    expect(answer.body).toBe(pageWith(links));
    expect(answer.headers['vary']).toBe('accept-encoding, cookie');
    const again = { ...navigation, cookie, 'if-none-match': String(answer.headers['etag']) };
    expect((await app.inject({ url, headers: again })).statusCode).toBe(304);
    expect((await app.inject({ url: '/', headers: again })).statusCode).toBe(200);
  },
);

test.each([
  '/api/x',
  '/assets/x',
  '/media/x',
  '/locales/x',
  '/api',
  '/assets/%2e%2e%2findex.html',
  '/assets/.hidden',
])('a missing file at %s is not found', async (url) => {
  expect((await (await makeApp()).inject({ url, headers: navigation })).statusCode).toBe(404);
});

test('only navigations receive the application', async () => {
  const app = await makeApp();
  expect((await app.inject({ url: '/nothing.js', headers: { accept: '*/*' } })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/workspaces', headers: navigation })).statusCode).toBe(
    404,
  );
});

test.each(['*/*', 'text/*', 'application/json;q=0.1, */*;q=0.2', undefined])(
  'a program with Accept %s receives the application at the paths of screens only',
  async (accept) => {
    const app = await makeApp();
    const headers = accept === undefined ? {} : { accept };
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of ['/', '/auth', '/Workspaces/x/pages/', '/support/help?x=1']) {
        const answer = await app.inject({ method, url, headers });
        expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
          url,
          200,
          'text/html; charset=utf-8',
        ]);
      }
      const files = ['/nothing.js', '/api/x', '/assets/x', '/media/x.png', '/locales/x'];
      const probed = ['/healthz', '/metrics', '/workspaces/x/metrics', '/auth/healthz', '/support', '//auth'];
      for (const url of [...files, ...probed])
        expect([url, (await app.inject({ method, url, headers })).statusCode]).toEqual([url, 404]);
    }
  },
);

test.each(['application/json', 'text/plain', 'image/*'])(
  'a client with Accept %s does not receive the application',
  async (accept) => {
    const app = await makeApp();
    for (const url of ['/', '/workspaces', '/healthz'])
      expect([url, (await app.inject({ url, headers: { accept } })).statusCode]).toEqual([url, 404]);
  },
);

test('a hashed file is cached forever and sent as compressed by the build', async () => {
  const app = await makeApp();
  const plain = await app.inject('/assets/index-abc123.js');
  expect([plain.statusCode, plain.body]).toEqual([200, script]);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await app.inject({
    url: '/assets/index-abc123.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(zlib.brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
});
