import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { octavo } from '../../support/octavo-in-process.ts';
import { asAdmin } from '../../support/models-folder.ts';

/** Characters that move the cursor, colour text, or reorder letters. */
const hidden = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;

const tricks = 'Hero\u001b[2J\u009b\r\u202eoreH';

const typeCalled = (slug: string) => ({
  ...{ id: 'a1', slug, name: 'Hero', content_model_type: 'PAGE', revision: 1 },
  content_model: {
    title: {
      ...{ field_type: 'text', field_title: 'Title', required: false, order: 0 },
      field_values: null,
    },
  },
});

/** A folder with a `package.json`, the folder of models in it, and a server that answers with these block types. */
async function stage(answer: unknown, status = 200) {
  const server = http.createServer((request, response) => {
    const isSignIn = request.url === '/api/auth/';
    request.resume();
    response
      .writeHead(isSignIn ? 200 : status, { 'content-type': 'application/json' })
      .end(JSON.stringify(isSignIn ? { token: 'x' } : answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-hostile-'));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    fs.rmSync(root, { recursive: true, force: true });
  });
  const outside = path.join(root, 'package.json');
  fs.writeFileSync(outside, '{}');
  const folder = path.join(root, 'models');
  fs.mkdirSync(folder);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const models = (command: string, ...flags: readonly string[]) =>
    octavo(asAdmin, ['models', command, '--url', url, '--dir', folder, ...flags]);
  return { models, folder, outside, readExternal: () => fs.readFileSync(outside, 'utf8') };
}

const slugs = ['../package', '/tmp/x', '..', '', 'a/b', 'a\\b', 'a\u0000b', 'x'.repeat(300)];

test.each([
  ...slugs.map((slug) => ({ answer: [typeCalled('fine'), typeCalled(slug)] })),
  ...[[null], null, { results: [] }, [{ content_model: {} }], [{ slug: 'hero' }]].map((answer) => ({
    answer,
  })),
  { answer: [{ slug: 'hero', content_model: { title: null } }] },
])(
  'an answer that holds no block types, or a slug that is no name of a file, is rejected: %j',
  async (row) => {
    const { models, folder, readExternal } = await stage(row.answer);
    for (const command of ['pull', 'diff', 'push']) {
      const { code, out, error } = await models(command);
      expect([code, out]).toEqual([1, '']);
      expect(error).toContain('answers with something other than block types. Nothing was changed.');
    }
    expect(fs.readdirSync(folder)).toEqual([]);
    expect(readExternal()).toBe('{}');
  },
);

test('files that lead out of the folder are not followed', async () => {
  const { models, folder, outside, readExternal } = await stage([typeCalled('hero')]);
  for (const name of ['hero.json', 'octavo.lock']) {
    fs.symlinkSync(outside, path.join(folder, name));
    const { code, error } = await models('pull', '--force');
    expect([name, code, error]).toEqual([name, 1, expect.any(String)]);
    expect(readExternal()).toBe('{}');
    fs.rmSync(path.join(folder, name));
  }
});

test('answers of the server reach the terminal only as text', async () => {
  const { models } = await stage({ message: `No.\n${tricks}` }, 403);
  for (const { out, error } of [await models('pull'), await models('pull', '--json')]) {
    expect(error).toContain('No. Hero');
    expect(hidden.test(out + error)).toBe(false);
  }
});
