import { spawnSync } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startRealServer, type RealServer } from '../support/real-server.ts';

/** Starts a server without a demo, and waits until it has printed everything. */
async function start(settings: Readonly<Record<string, string>> = {}): Promise<RealServer> {
  const defaults = { OCTAVO_DEMO: '0', OCTAVO_ADMIN_PASSWORD: '' };
  const server = await startRealServer('SQLite', { ...defaults, ...settings });
  onTestFinished(() => server.remove());
  await expect.poll(() => server.output()).toContain('Press Ctrl-C');
  return server;
}

function passwordIn(out: string): string {
  return /Administrator\s+admin@localhost\.test\s+(\S+)/.exec(out)?.[1] ?? '';
}

async function logIn({ url }: RealServer, password: string): Promise<number> {
  const { status } = await fetch(`${url}/api/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost.test', password }),
  });
  return status;
}

test('the first start shows the administrator a working password, the second shows none', async () => {
  const server = await start();
  const password = passwordIn(server.output());
  expect(server.output()).toContain('Octavo is running at http://localhost:');
  expect(password).toMatch(/^\w{16}$/);
  expect(await server.stop('SIGTERM')).toBe(0);

  await server.restart();
  expect(await logIn(server, password)).toBe(200);
  await expect.poll(() => server.output()).toContain('Press Ctrl-C');
  expect(passwordIn(server.output())).toBe('');
  expect(await server.stop('SIGINT')).toBe(0);
});

test('a misspelt variable is named, and the start continues without printing a configured password', async () => {
  const password = 'chosen by the operator';
  const server = await start({ OCTAVO_RATE_LIMIT_SCALES: '2', OCTAVO_ADMIN_PASSWORD: password });
  expect(await logIn(server, password)).toBe(200);
  expect(server.output()).not.toContain(password);
  expect(server.output()).toContain('OCTAVO_RATE_LIMIT_SCALES is set, but Octavo has no such variable.\n');
});

test('SIGTERM ends the process, with or without keep-alive connections', async () => {
  const server = await start();
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await new Promise<void>((resolve) => {
    http.get(`${server.url}/api/system/ping/`, { agent }, (response) => response.resume().on('end', resolve));
  });
  const silent = net.connect(server.port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void silent.destroy());
  expect(await server.stop('SIGTERM')).toBe(0);
});

test.runIf(process.platform !== 'win32')('only their owner can read the server’s files', async () => {
  const { dataDir } = await start();
  const listed = spawnSync('find', [dataDir, '-printf', '%m %y %P\n'], { encoding: 'utf8' });
  const modes = listed.stdout.trim().split('\n');
  expect(modes.length).toBeGreaterThan(3);
  expect(modes.filter((line) => !/^(700 d|600 f) /.test(line))).toEqual([]);
});
