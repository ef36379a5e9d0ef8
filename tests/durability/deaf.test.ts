import { expect, it, onTestFinished } from 'vitest';
import type { RealServer } from '../support/real-server.ts';
import { startUnreliableProxy } from '../support/unreliable-proxy.ts';
import { signInToApi } from './author.ts';
import { startServer } from './installation.ts';

async function readSite(server: RealServer, key: string): Promise<number> {
  return (await fetch(`${server.url}/api/delivery/site/`, { headers: { authorization: `Api-Key ${key}` } }))
    .status;
}

async function readReady(server: RealServer) {
  const answer = await fetch(`${server.url}/api/system/ready/`);
  const { database, changes } = (await answer.json()) as Record<string, string>;
  return { status: answer.status, database, changes };
}

function occurrences(server: RealServer, text: string): number {
  return server.output().split(text).length - 1;
}

const notHeard = 'changes are not heard: nothing is served from caches';
const ready = { status: 200, database: 'ok', changes: 'ok' };
const deaf = { status: 503, database: 'ok', changes: 'down' };

it('a server that receives no messages about the changes of other servers accepts no revoked key, is not ready, logs why once, and recovers', async () => {
  const direct = await startServer('PostgreSQL');
  const detour = new URL(direct.environment['DATABASE_URL'] ?? '');
  const proxy = await startUnreliableProxy(Number(detour.port));
  onTestFinished(() => proxy.close());
  detour.port = String(proxy.port);
  const detoured = await startServer('PostgreSQL', { DATABASE_URL: detour.href, LOG_LEVEL: 'info' });
  const author = await signInToApi(direct.url);
  const { key, revoke } = await author.makeKey(await author.makePage());
  await expect.poll(() => readReady(detoured)).toEqual(ready);
  expect(await readSite(detoured, key)).toBe(200);

  proxy.deafen('listen ');
  await revoke();
  await expect.poll(() => readSite(detoured, key), { timeout: 6000 }).toBe(401);
  await expect.poll(() => readReady(detoured), { timeout: 6000 }).toEqual(deaf);
  const before = proxy.accepted;
  // It keeps trying to listen on another connection.
  await expect.poll(() => proxy.accepted, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  expect(occurrences(detoured, notHeard)).toBe(1);

  proxy.deafen(undefined);
  await expect.poll(() => readReady(detoured), { timeout: 20_000 }).toEqual(ready);
  expect(occurrences(detoured, 'changes are heard again')).toBe(1);
});
