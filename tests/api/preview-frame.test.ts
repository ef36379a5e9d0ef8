import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../support/world.ts';

async function openServer(publicUrl: string) {
  const world = await openWorld('sqlite', { env: { OCTAVO_PUBLIC_URL: publicUrl } });
  onTestFinished(() => world.close());
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  return (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(url + path, { headers });
}

test('the frame of the preview has no origin, and runs and loads only our own files', async () => {
  const get = await openServer('https://octavo.example');
  const page = await get('/preview/frame', { accept: '*/*' });
  expect(page.status).toBe(200);
  const headers = Object.fromEntries(page.headers);
  const own = "'self' https://octavo.example";
  expect(headers).toMatchObject({
    'content-security-policy':
      `default-src 'none'; script-src ${own}; style-src ${own}; img-src ${own}; font-src ${own}; ` +
      `base-uri 'none'; form-action 'none'; frame-ancestors ${own}; sandbox allow-scripts`,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(Object.keys(headers)).not.toContain('set-cookie');
  expect(Object.keys(headers)).not.toContain('x-frame-options');
  const again = await get('/preview/frame', { 'if-none-match': headers['etag'] ?? '' });
  expect(again.status).toBe(304);
});

test('the files of the frame are named by content, cached forever, compressed, and open to a page without origin', async () => {
  const get = await openServer('http://localhost:3000');
  const html = await (await get('/preview/frame')).text();
  const files = [...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file).toMatch(/^\/preview\/frame\.[\w-]{8}\.(js|css)$/);
    const answer = await get(file, { 'accept-encoding': 'br', origin: 'null' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `text/${file.endsWith('.js') ? 'javascript' : 'css'}; charset=utf-8`,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});

test('nothing else is below its path, and no other page of ours lets itself be framed', async () => {
  const get = await openServer('http://localhost:3000');
  for (const path of ['/preview/', '/preview/other.js', '/preview/frame/x', '/preview/manifest.json'])
    expect([path, (await get(path, { accept: 'text/html' })).status]).toEqual([path, 404]);
  for (const path of ['/', '/workspaces', '/api/docs/', '/sites/none/']) {
    const policy = (await get(path, { accept: 'text/html' })).headers.get('content-security-policy');
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
  }
});

test('the script for external sites has at most 3,000 bytes, and any site may load and keep it', async () => {
  const get = await openServer('http://localhost:3000');
  const answer = await get('/octavo-preview.js', { origin: 'https://shop.example.com' });
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(3000);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const again = await get('/octavo-preview.js', { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});
