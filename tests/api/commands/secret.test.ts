import fs from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import { until } from '../../../tools/until.ts';
import { signIn } from '../../durability/caller.ts';
import { octavo as octavoProcess } from '../../support/octavo-command.ts';
import { octavo } from '../../support/octavo-in-process.ts';
import { exitOf, spawnServer, startRealServer, type DatabaseKind } from '../../support/real-server.ts';

const newSecret = 'the second secret of the tests';

/** Starts a server with an API key, and returns a function that reads its site with the key. */
async function startWithKey(kind: DatabaseKind) {
  const server = await startRealServer(kind);
  onTestFinished(() => server.remove());
  const call = await signIn(server.url);
  const { id } = await call<{ id: string }>('workspaces/', { body: { type: 'BLOG', title: 'Keys' } });
  const key = await call<ApiKey>('accesses/', { body: { title: 'Site', workspace: id } });
  const readSite = () => fetch(`${server.url}/api/delivery/site/`, { headers: { 'x-api-key': key.api_key } });
  return { server, call, key, readSite };
}

/** Starts a server that fails to start, and returns its output. */
async function startRejected(environment: Readonly<Record<string, string>>): Promise<string> {
  const { child, output } = spawnServer(environment);
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await exitOf(child)).toBe(1);
  return output();
}

it('octavo secret rotate keeps API keys and sessions valid, and a start with the old secret is rejected', async () => {
  const { server, call, key, readSite } = await startWithKey('PostgreSQL');
  const rotate = (more: Readonly<Record<string, string>> = {}, args: readonly string[] = []) =>
    octavo({ ...server.environment, OCTAVO_NEW_SECRET: newSecret, ...more }, ['secret', 'rotate', ...args]);
  expect(await rotate()).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(/other connections?; stop/) as string,
  });

  await server.stop();
  // The connections of a process that has just ended take a moment to go.
  await until(async () => (await rotate({}, ['--lost'])).error.includes('leave out --lost'));
  for (const [setting, args, error] of [
    ['', [], 'Set OCTAVO_NEW_SECRET to the new secret, and OCTAVO_SECRET to the old one.\n'],
    ['', ['--lost'], 'Set OCTAVO_NEW_SECRET to the new secret.\n'],
    ['short', [], expect.stringMatching(/at least 16 characters/) as string],
  ] as const)
    expect(await rotate({ OCTAVO_NEW_SECRET: setting }, args)).toMatchObject({ code: 1, error });

  const done = await rotate({}, ['--json']);
  expect([done.code, done.error]).toEqual([0, '']);
  expect(JSON.parse(done.out)).toMatchObject({ keys: 1 });
  expect(await startRejected(server.environment)).toMatch(
    /^OCTAVO_SECRET is not the secret of this installation\. Restore .* "npm run octavo -- secret rotate --lost"/,
  );
  Object.assign(server.environment, { OCTAVO_SECRET: newSecret });
  await server.restart();
  expect((await readSite()).status).toBe(200);
  expect((await call<ApiKey>(`accesses/${key.id}/`)).api_key).toBe(key.api_key);
});

it('a lost secret file prevents the start, and a command replaces the secret and every API key', async () => {
  const { server, call, key } = await startWithKey('SQLite');
  const running = await octavo(server.environment, ['secret', 'rotate']);
  expect([running.code, running.error]).toEqual([1, expect.stringMatching(/in use by another Octavo/)]);
  await server.stop();

  const file = path.join(server.dataDir, 'secret');
  fs.rmSync(file);
  expect(await startRejected(server.environment)).toBe(
    `The secret of this installation is missing: there is no ${file}, and OCTAVO_SECRET is not set. ` +
      'Restore the secret that it had before. If it is lost, "npm run octavo -- secret rotate --lost" makes another one, and new API keys are needed.\n',
  );
  expect(fs.existsSync(file)).toBe(false);

  const replaced = await octavoProcess(server.environment, ['secret', 'rotate', '--lost']);
  expect([replaced.code, replaced.error]).toEqual([0, '']);
  expect(replaced.out).toMatch(/^The secret is replaced, and 1 API tokens have new keys/);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  await server.restart();
  const { api_key: fresh } = await call<ApiKey>(`accesses/${key.id}/`);
  expect([typeof fresh, fresh === key.api_key]).toEqual(['string', false]);
});
