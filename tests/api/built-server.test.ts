import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorAccount, startRealServer, type RealServer } from '../support/real-server.ts';
import { flatPng } from '../support/flat-png.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer('SQLite');
});
afterAll(() => server?.remove());

test('the built server finds everything that lies next to its sources', async () => {
  const text = async (path: string) => {
    const answer = await fetch(server.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  expect(await text('/')).toContain('<div id="root"');
  expect(await text('/locales/de/errors.json')).toContain('codes');
  expect(await text('/api/docs/')).toContain('start.js');
  for (const file of ['page.css', 'start.js', 'swagger-ui.css', 'swagger-ui-bundle.js'])
    expect((await text(`/api/docs/assets/${file}`)).length).toBeGreaterThan(100);
  const description = JSON.parse(await text('/api/openapi.json')) as { info: object; paths: object };
  expect(description.info).toMatchObject({
    title: 'Octavo',
    version: expect.stringMatching(/^\d+\./) as string,
  });
  expect(Object.keys(description.paths)).toContain('/api/delivery/pages/');
});

test('the built server loads the code that few calls need', async () => {
  const post = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/${path}`, { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json' };

  // Passwords.
  const signedIn = await post('auth/', JSON.stringify(editorAccount), json);
  expect(signedIn.status).toBe(200);
  const { token } = (await signedIn.json()) as { token: string };
  const authorization = `Token ${token}`;

  // The demo, whose images the first start has rendered.
  const workspaces = await fetch(`${server.url}/api/workspaces/`, { headers: { authorization } });
  const { results } = (await workspaces.json()) as { results: readonly { id: string }[] };
  expect(results.length).toBeGreaterThan(0);

  // Image codecs.
  const form = new FormData();
  const image = await flatPng(20, 10);
  form.append('workspace', results[0]?.id ?? '');
  form.append('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'red.png');
  const uploaded = await post('media/', form, { authorization });
  expect([uploaded.status, await uploaded.json()]).toEqual([201, expect.objectContaining({ width: 20 })]);
});
