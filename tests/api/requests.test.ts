import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiVersion } from '../../shared/api-version.ts';
import type { Features } from '../../shared/wire/system.ts';
import { describeOn, describeWithDatabase } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

describeWithDatabase('requests', (makeWorld) => {
  test('a path works with and without a trailing slash', async () => {
    const world = await makeWorld();
    for (const url of ['/api/system/ping/', '/api/system/ping']) {
      expect(await world.guest.get(url)).toMatchObject({ status: 200, body: { status: 'ok' } });
    }
  });

  test('a method that a path does not offer is 405, and the answer lists the offered ones', async () => {
    const world = await makeWorld();
    const answer = await world.guest.put('/api/workspaces/');
    expectAnswer(answer, 405, 'method_not_allowed');
    expect(String(answer.headers['allow'])).toContain('POST');
  });

  test('a body that is no JSON, or nested too deep, gets the right answer', async () => {
    const user = await (await makeWorld()).user();
    for (const [body, code] of [
      ['{', 'parse_error'],
      ['{"title":}', 'parse_error'],
      [`{"title":${nested(31)}}`, undefined],
      [`{"title":${nested(32)}}`, 'too_deep'],
      [nested(5000), 'too_deep'],
      [nested(500_000), 'too_deep'],
    ] as const) {
      const answer = await user.post('/api/workspaces/', body);
      expect([body.slice(0, 20), answer.status, answer.body['code']]).toEqual([body.slice(0, 20), 400, code]);
    }
  });

  test('a key that reaches for prototypes is rejected, at any depth', async () => {
    const user = await (await makeWorld()).user();
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const top = await user.post('/api/workspaces/', `{"type":"BLOG","title":"x","${key}":{}}`);
      expect([top.status, Object.keys(top.body)]).toEqual([400, [key]]);
      const deep = await user.post('/api/workspaces/', `{"type":"BLOG","title":"x","tags":[{"${key}":1}]}`);
      expect([deep.status, Object.keys(deep.body)]).toEqual([400, ['tags']]);
    }
  });

  test('content of another type than JSON is rejected', async () => {
    const { guest } = await makeWorld();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense']) {
      const answer = await guest.post('/api/auth/', 'a=b', { 'content-type': type });
      expectAnswer(answer, 415, 'unsupported_media_type');
    }
  });

  test('a body that is not UTF-8 is rejected, not repaired', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const send = (body: Buffer, type = 'application/json') =>
      user.post('/api/workspaces/', body, { 'content-type': type });
    const written = JSON.stringify({ type: 'BLOG', title: 'Čaj' });
    expectAnswer(await send(Buffer.from(written, 'latin1').fill(0xff, 25, 26)), 400, 'parse_error');
    for (const charset of ['latin1', '"ISO-8859-2"', 'utf-16']) {
      const other = await send(Buffer.from(written), `application/json; charset=${charset}`);
      expectAnswer(other, 415, 'unsupported_media_type');
    }
    for (const charset of ['utf-8', '"UTF-8"', 'utf8']) {
      const known = await send(Buffer.from(written), `application/json; charset=${charset}`);
      expect([known.status, known.body['title']]).toEqual([201, 'Čaj']);
    }
  });

  test('a compressed body is rejected, and a read with its header is answered', async () => {
    const user = await (await makeWorld()).user();
    const body = gzipSync(JSON.stringify({ type: 'BLOG', title: 'Packed' }));
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'x']) {
      const headers = { 'content-encoding': encoding };
      expectAnswer(await user.post('/api/workspaces/', body, headers), 415, 'unsupported_media_type');
      expect((await user.get('/api/workspaces/', headers)).status).toBe(200);
    }
  });

  test('a page number is written in digits', async () => {
    const user = await (await makeWorld()).user();
    const at = (query: object) => user.get(`/api/workspaces/?${new URLSearchParams({ ...query })}`);
    for (const written of ['1e3', '0x1', '+1', ' 1', '1.0', '', 'x', '9'.repeat(400)])
      for (const name of ['page', 'page_size'])
        expectAnswer(await at({ [name]: written }), 400, { [name]: ['Wrong value type.'] });
    expect((await at({ page: '1', page_size: '20' })).status).toBe(200);
  });

  test('a query with a NUL is a field error', async () => {
    const world = await makeWorld();
    const { status, body } = await (await world.admin()).get('/api/users/?all=1&search=a%00b');
    expect([status, Object.keys(body)]).toEqual([400, ['search']]);
  });

  test('an internal error reveals nothing about the inside', async () => {
    const world = await makeWorld();
    await sql`drop table accesses`.execute(world.dependencies.db);
    const user = await world.user();
    const { id } = await world.workspace(user);
    const { status, body } = await user.get(`/api/accesses/?workspace=${id}`);
    const message = 'Something went wrong on our side.';
    expect([status, body]).toEqual([500, { message, code: 'internal_error', detail: message }]);
    expect(world.logged.join('')).toContain('accesses');
  });

  test('ready reports when everything works, and otherwise names the part that is down', async () => {
    const world = await makeWorld();
    expect((await world.guest.get('/api/system/ready/')).body).toEqual({
      status: 'ok',
      database: 'ok',
      storage: 'ok',
      mail: 'ok',
      changes: 'ok',
      server: 'ok',
    });
    fs.rmSync(path.join(world.dataDir, 'media'), { recursive: true, force: true });
    fs.writeFileSync(path.join(world.dataDir, 'media'), 'in the way');
    const down = await world.guest.get('/api/system/ready/');
    expect([down.status, down.headers['retry-after']]).toEqual([503, '5']);
    expect(down.body).toMatchObject({ code: 'unavailable', database: 'ok', storage: 'down', mail: 'ok' });
  });

  test('features are public, without secrets', async () => {
    const features = async (env: Record<string, string>) =>
      (await makeWorld({ env })).guest.read<Features>('/api/features/');
    const plain = await features({});
    expect(plain).toEqual({
      captcha: { provider: 'altcha', site_key: null },
      social: { google: false, github: false },
      registration: true,
      languages: ['en', 'sr', 'sr-Cyrl', 'nl', 'de'],
      version: apiVersion,
    });
    const captcha = {
      OCTAVO_CAPTCHA: 'hcaptcha',
      CAPTCHA_SITE_KEY: 'the site key',
      CAPTCHA_SECRET: 'secret',
    };
    const github = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
    expect(await features({ ...captcha, ...github })).toEqual({
      ...plain,
      captcha: { provider: 'hcaptcha', site_key: 'the site key' },
      social: { google: false, github: true },
    });
  });

  test('nothing that guests can read has the version of the program', async () => {
    const version = '17.23.41';
    const world = await makeWorld({ overrides: { version } });
    const paths = ['/api/features/', '/api/openapi.json', '/api/docs/', '/api/system/ping/', '/api/nothing/'];
    for (const address of [...paths, '/api/system/ready/', '/']) {
      const { text, headers } = await world.guest.get(address);
      expect(text + JSON.stringify(headers), address).not.toContain(version);
    }
    await world.guest.post('/api/errors/', { message: 'x' });
    expect(world.logged.join('')).toContain(version);
  });
});

describeOn('sqlite', 'durability', (makeWorld) => {
  test('SQLite writes through to the disk before a write is acknowledged', async () => {
    const world = await makeWorld();
    const pragma = async (name: string) =>
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(world.dependencies.db)).rows[0];
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  });
});
