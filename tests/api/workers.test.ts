import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { until } from '../../tools/until.ts';
import { signInToApi } from '../durability/author.ts';
import {
  editorAccount,
  exitOf,
  spawnServer,
  startRealServer,
  type RealServer,
} from '../support/real-server.ts';
import { send, type Outcome } from '../support/steady-clients.ts';

/** Three processes on one port. */
async function startWorkers(settings: Readonly<Record<string, string>> = {}): Promise<RealServer> {
  const server = await startRealServer('PostgreSQL', { OCTAVO_WORKERS: '3', LOG_LEVEL: 'info', ...settings });
  // The first worker answers before the last one listens; only then does the server report that it is running.
  await until(() => server.output().includes('Octavo is running'));
  return server;
}

const metricsToken = 'a-token-for-prometheus';

/** Shared by the tests, in their order. The test with failing workers stops it. */
let workers: RealServer;
beforeAll(async () => {
  workers = await startWorkers({ OCTAVO_METRICS_TOKEN: metricsToken });
});
afterAll(() => workers?.remove());

/** The results of this many consecutive calls, each over its own connection, so that the workers take turns. */
async function resultsOf(times: number, ask: () => Promise<Outcome>): Promise<Outcome['result'][]> {
  const results: Outcome['result'][] = [];
  for (let n = 0; n < times; n += 1) results.push((await ask()).result);
  return results;
}

/** Sends writes until three processes have answered some: the system decides which one gets a connection. */
async function reachAll(server: RealServer, write: () => Promise<unknown>): Promise<void> {
  const answering = async () => {
    await write();
    const lines = server.output().match(/^\{.*"msg":"answered"\}$/gm) ?? [];
    return new Set(lines.map((line) => (JSON.parse(line) as { pid: number }).pid)).size;
  };
  await expect.poll(answering).toBe(3);
}

test('several workers answer, and a key or session ended on one of them ends on all', async () => {
  const author = await signInToApi(workers.url);
  await reachAll(workers, () => author.makeWorkspace());
  const { key, revoke } = await author.makeKey(await author.makePage());
  const headers = { authorization: `Api-Key ${key}` };
  const readSite = () => send(`${workers.url}/api/delivery/site/`, { headers });
  const readWorkspaces = () => author.send('GET', 'workspaces/');
  const distinct = async (ask: () => Promise<Outcome>) => [...new Set(await resultsOf(9, ask))];
  expect([await distinct(readSite), await distinct(readWorkspaces)]).toEqual([[200], [200]]);

  await revoke();
  // The other processes hear about it from PostgreSQL within milliseconds.
  await expect.poll(() => distinct(readSite)).toEqual([401]);
  expect((await author.send('DELETE', 'auth/')).result).toBe(204);
  expect(await distinct(readWorkspaces)).toEqual([401]);
});

test('any worker answers with the metrics of all workers together', async () => {
  await resultsOf(30, () => send(`${workers.url}/api/features/`));
  const headers = { authorization: `Bearer ${metricsToken}` };
  for (let n = 0; n < 5; n += 1)
    expect((await send(`${workers.url}/metrics`, { headers })).body).toMatch(
      /^octavo_http_request_duration_seconds_count\{.*features.*\} 30$/m,
    );
});

test('the server ends with one sentence if the first workers fail', async () => {
  await workers.stop();
  const failing = path.join(workers.dataDir, 'fail-in-workers.cjs');
  fs.writeFileSync(failing, "if (require('node:cluster').isWorker) process.exit(7);");
  const { child, output } = spawnServer({
    ...workers.environment,
    NODE_OPTIONS: `--require ${JSON.stringify(failing)}`,
  });
  expect(await exitOf(child)).toBe(1);
  expect(output().trim()).toBe('A worker process ended before it listened (7).');
});

test('rate limits are counted across all workers', async () => {
  const limited = await startWorkers({ OCTAVO_RATE_LIMIT_SCALE: '1' });
  onTestFinished(() => limited.remove());
  const body = { ...editorAccount, password: 'not the password' };
  const guess = () => send(`${limited.url}/api/auth/`, { method: 'POST', body });
  expect(await resultsOf(14, guess)).toEqual([...Array<number>(10).fill(400), ...Array<number>(4).fill(429)]);
  await reachAll(limited, async () => expect((await guess()).result).toBe(429));
});
