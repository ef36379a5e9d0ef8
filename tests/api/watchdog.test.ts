import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../tools/until.ts';
import { startRealServer, type DatabaseKind, type RealServer } from '../support/real-server.ts';

const blocking = path.join(import.meta.dirname, '../support/block-event-loop.mjs');

async function startWatched(kind: DatabaseKind, workers: string): Promise<RealServer> {
  const server = await startRealServer(kind, {
    OCTAVO_WORKERS: workers,
    OCTAVO_WATCHDOG_TIMEOUT: '2',
    NODE_OPTIONS: `--import "${blocking}"`,
  });
  onTestFinished(() => server.remove());
  return server;
}

/** Signs in with an address that blocks the event loop. Resolves once the connection is cut. */
async function block(server: RealServer): Promise<void> {
  const call = fetch(`${server.url}/api/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'the-one-that-blocks' },
    body: JSON.stringify({ email: 'block@octavo.test', password: 'a password' }),
  });
  await expect(call).rejects.toThrow('fetch failed');
}

function answers(server: RealServer): Promise<boolean> {
  return fetch(`${server.url}/api/system/ping/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function blockedLine(server: RealServer) {
  const line = server
    .output()
    .split('\n')
    .find((each) => each.includes('the event loop is blocked'));
  return JSON.parse(line ?? 'null') as unknown;
}

test('restarts a blocked process under the same id and logs the request', async () => {
  const server = await startWatched('SQLite', '1');
  const { pid } = server;
  await block(server);
  await until(() => answers(server));
  expect(process.kill(pid, 0)).toBe(true);
  expect(blockedLine(server)).toMatchObject({
    level: 60,
    pid,
    request: { method: 'POST', path: '/api/auth/' },
    seconds: 2,
    stack: expect.stringContaining('block-event-loop') as string,
  });
});

test('replaces a blocked worker', async () => {
  const server = await startWatched('PostgreSQL', '2');
  await block(server);
  await until(() => Promise.resolve(server.output().includes('another one takes its place')));
  await until(() => answers(server));
  expect(blockedLine(server)).toMatchObject({ request: { method: 'POST', path: '/api/auth/' } });
});
