import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { editorAccount, type RealServer, startRealServer } from '../support/real-server.ts';
import { startUnreliableProxy, type UnreliableProxy } from '../support/unreliable-proxy.ts';
import { signInToApi } from './author.ts';

/** Reaches its database directly. */
let direct: RealServer;
beforeAll(async () => {
  direct = await startRealServer('PostgreSQL');
});
afterAll(() => direct.remove());

/** A second server on the same database, which reaches it through something else. */
async function startBeside(detour: (databaseUrl: string) => Promise<string>): Promise<RealServer> {
  const databaseUrl = await detour(direct.environment['DATABASE_URL'] ?? '');
  const detoured = await startRealServer('PostgreSQL', { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' });
  onTestFinished(() => detoured.remove());
  return detoured;
}

function through(port: number, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}

async function makeSite(server: RealServer) {
  const author = await signInToApi(server.url, editorAccount);
  const page = await author.makePage();
  return author.makeKey(page);
}

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

describe('a server that receives no messages about changes of others', () => {
  it('accepts no revoked key, is not ready, logs why once, and recovers', async () => {
    const found = Promise.withResolvers<UnreliableProxy>();
    const detoured = await startBeside(async (databaseUrl) => {
      const proxy = await startUnreliableProxy(Number(new URL(databaseUrl).port));
      onTestFinished(() => proxy.close());
      found.resolve(proxy);
      return through(proxy.port, databaseUrl);
    });
    const proxy = await found.promise;
    const { key, revoke } = await makeSite(direct);
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
});
