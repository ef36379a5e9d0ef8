import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { until } from '../../tools/until.ts';
import {
  editorAccount,
  exitOf,
  spawnServer,
  startRealServer,
  type RealServer,
} from '../support/real-server.ts';

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
}

/** Three processes on one port. */
async function startWorkers(settings: Readonly<Record<string, string>> = {}): Promise<RealServer> {
  const server = await startRealServer('PostgreSQL', { OCTAVO_WORKERS: '3', LOG_LEVEL: 'info', ...settings });
  // The first worker answers before the last one listens; only then does the server report that it is running.
  await until(() => server.output().includes('Octavo is running'));
  return server;
}

/** Sends each call over its own connection, so that the workers take turns. */
function call(
  server: RealServer,
  method: string,
  address: string,
  { token, key, body }: { token?: string; key?: string; body?: object } = {},
): Promise<Reply> {
  const authorization = token === undefined ? key && `Api-Key ${key}` : `Token ${token}`;
  return new Promise((resolve, reject) => {
    const request = http.request(`${server.url}${address}`, {
      method,
      agent: false,
      headers: {
        'content-type': 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
      },
    });
    request.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const answer = text === '' ? {} : (JSON.parse(text) as Reply['body']);
        resolve({ status: response.statusCode ?? 0, body: answer });
      });
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const metricsToken = 'a-token-for-prometheus';

/** The tests share it in their order; the last ones stop it. */
let workers: RealServer;
beforeAll(async () => {
  workers = await startWorkers({ OCTAVO_METRICS_TOKEN: metricsToken });
});
afterAll(() => workers?.remove());

async function logIn(server: RealServer): Promise<string> {
  const { status, body } = await call(server, 'POST', '/api/auth/', { body: editorAccount });
  expect(status).toBe(200);
  return body['token'] ?? '';
}

/** The statuses of this many consecutive calls. */
async function statusesOf(times: number, ask: () => Promise<Reply>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await ask()).status);
  return statuses;
}

/** Sends calls until this many processes have answered: the system decides which one gets a connection. */
async function reach(processes: number, server: RealServer, ask: () => Promise<unknown>): Promise<void> {
  const asked = async () => {
    await ask();
    return answeringProcesses(server).size;
  };
  await expect.poll(asked).toBe(processes);
}

/** The processes that have answered writes so far, according to their log. */
function answeringProcesses(server: RealServer): ReadonlySet<number> {
  const lines = server.output().match(/^\{.*"msg":"answered"\}$/gm) ?? [];
  return new Set(lines.map((line) => (JSON.parse(line) as { pid: number }).pid));
}

test('several workers answer, and a key or session ended on one of them ends on all', async () => {
  const token = await logIn(workers);
  const other = await logIn(workers);
  await reach(3, workers, () => logIn(workers));

  const { body: workspace } = await call(workers, 'POST', '/api/workspaces/', {
    token,
    body: { type: 'BLOG', title: 'Notes' },
  });
  const { body: created } = await call(workers, 'POST', '/api/accesses/', {
    token,
    body: { title: 'Site', workspace: workspace['id'] },
  });
  const readSite = () => call(workers, 'GET', '/api/delivery/site/', { key: created['api_key'] ?? '' });
  const readWorkspaces = () => call(workers, 'GET', '/api/workspaces/', { token: other });
  expect(new Set([...(await statusesOf(9, readSite)), ...(await statusesOf(9, readWorkspaces))])).toEqual(
    new Set([200]),
  );

  expect((await call(workers, 'DELETE', `/api/accesses/${created['id']}/`, { token })).status).toBe(204);
  // The other processes hear about it from PostgreSQL within milliseconds.
  await expect.poll(async () => [...new Set(await statusesOf(9, readSite))]).toEqual([401]);
  expect((await call(workers, 'DELETE', '/api/auth/', { token: other })).status).toBe(204);
  expect(new Set(await statusesOf(9, readWorkspaces))).toEqual(new Set([401]));
});

test('any worker answers the metrics of all of them together', async () => {
  const counted = async () => {
    const answer = await fetch(`${workers.url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(answer.status).toBe(200);
    return /^octavo_http_request_duration_seconds_count\{.*features.*\} (\d+)$/m.exec(
      await answer.text(),
    )?.[1];
  };
  await statusesOf(30, () => call(workers, 'GET', '/api/features/'));
  for (let n = 0; n < 5; n += 1) expect(await counted()).toBe('30');
});

test('killing a worker affects no other, and it is replaced', async () => {
  const token = await logIn(workers);
  await reach(3, workers, () => logIn(workers));
  const [victim = 0] = answeringProcesses(workers);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workers.output()).toContain('another one takes its place');
  const statuses = await statusesOf(60, () => call(workers, 'GET', '/api/workspaces/', { token }));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await reach(4, workers, () => logIn(workers));
});

test('the workers end together with code 0', async () => {
  const token = await logIn(workers);
  const slow = Array.from({ length: 20 }, () => call(workers, 'GET', '/api/workspaces/', { token }));
  await Promise.all(slow);
  const before = workers.output().length;
  expect(await workers.stop('SIGTERM')).toBe(0);
  expect(workers.output().slice(before)).not.toContain('another one takes its place');
  await expect(call(workers, 'GET', '/api/system/ping/')).rejects.toThrow('ECONNREFUSED');
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
  const guess = () =>
    call(limited, 'POST', '/api/auth/', { body: { ...editorAccount, password: 'not the password' } });
  const statuses = await statusesOf(14, guess);
  expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(4).fill(429)]);
  await reach(3, limited, async () => expect((await guess()).status).toBe(429));
});
