import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from '../../server/dependencies.ts';
import { freePort } from '../../tools/free-port.ts';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface Running {
  readonly url: string;
  readonly ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): void;
}

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) cleanUp();
});

function makeDataDir(): string {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-start-'));
  cleanUps.push(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts the real process; `onLine` receives its output. */
function run(
  env: Readonly<Record<string, string>>,
  onLine: (text: string) => void = () => undefined,
): Omit<Running, 'url'> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], OCTAVO_DEMO: '0', ...env },
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  let out = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    onLine(out);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out, error })));
  return { ended, kill: (signal) => void child.kill(signal) };
}

async function start(env: Readonly<Record<string, string>>): Promise<Running> {
  const port = env['PORT'] ?? String(await freePort());
  const { promise, resolve, reject } = Promise.withResolvers<Running>();
  const running = run({ ...env, PORT: port }, (out) => {
    if (out.includes('Press Ctrl-C')) resolve({ url: `http://127.0.0.1:${port}`, ...running });
  });
  void running.ended.then(({ error }) => reject(new Error(error)));
  return promise;
}

function passwordIn(out: string): string {
  return /Administrator\s+admin@localhost\.test\s+(\S+)/.exec(out)?.[1] ?? '';
}

async function logIn(url: string, password: string): Promise<number> {
  const body = JSON.stringify({ email: 'admin@localhost.test', password });
  const { status } = await fetch(`${url}/api/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return status;
}

async function expectSentence(ended: Promise<Ended>, sentence: RegExp): Promise<void> {
  const { code, error, out } = await ended;
  expect(error.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
  expect([code, out]).toEqual([1, '']);
}

test('the first start shows the administrator a working password, the second shows none', async () => {
  const OCTAVO_DATA_DIR = makeDataDir();
  const first = await start({ OCTAVO_DATA_DIR });
  first.kill('SIGTERM');
  const { code, out } = await first.ended;
  expect(code).toBe(0);
  expect(out).toContain('Octavo is running at http://localhost:');
  expect(passwordIn(out)).toMatch(/^\w{16}$/);

  const second = await start({ OCTAVO_DATA_DIR });
  expect(await logIn(second.url, passwordIn(out))).toBe(200);
  second.kill('SIGINT');
  const again = await second.ended;
  expect([again.code, passwordIn(again.out)]).toEqual([0, '']);
});

test('a misspelt variable is named before anything else, and the start continues without printing a configured password', async () => {
  const OCTAVO_ADMIN_PASSWORD = 'chosen by the operator';
  const settings = { OCTAVO_RATE_LIMIT_SCALES: '2', OCTAVO_ADMIN_PASSWORD };
  const server = await start({ OCTAVO_DATA_DIR: makeDataDir(), ...settings });
  expect(await logIn(server.url, OCTAVO_ADMIN_PASSWORD)).toBe(200);
  server.kill('SIGTERM');
  const { code, error, out } = await server.ended;
  expect(out).not.toContain(OCTAVO_ADMIN_PASSWORD);
  expect([code, error]).toEqual([0, 'OCTAVO_RATE_LIMIT_SCALES is set, but Octavo has no such variable.\n']);
});

test(
  'SIGTERM ends the process, with or without keep-alive connections',
  // Less than the lifetime of such a connection.
  async () => {
    const server = await start({ OCTAVO_DATA_DIR: makeDataDir() });
    const agent = new http.Agent({ keepAlive: true });
    cleanUps.push(() => agent.destroy());
    await new Promise<void>((resolve) => {
      http.get(`${server.url}/api/system/ping/`, { agent }, (response) =>
        response.resume().on('end', resolve),
      );
    });
    const silent = net.connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
    cleanUps.push(() => silent.destroy());
    server.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
);

test('a port in use gives one sentence, and nothing is touched', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  cleanUps.push(() => void other.close());
  const { port } = other.address() as net.AddressInfo;
  const OCTAVO_DATA_DIR = path.join(makeDataDir(), 'fresh');
  await expectSentence(
    run({ PORT: String(port), OCTAVO_DATA_DIR }).ended,
    /^Port \d+ on 127\.0\.0\.1 is in use; set PORT to another one\.$/,
  );
  expect(fs.existsSync(OCTAVO_DATA_DIR)).toBe(false);
});

test('a database of a newer version gives one sentence, and not a byte changes', async () => {
  const OCTAVO_DATA_DIR = makeDataDir();
  const server = await start({ OCTAVO_DATA_DIR });
  server.kill('SIGTERM');
  await server.ended;
  const file = path.join(OCTAVO_DATA_DIR, 'octavo.sqlite');
  const database = new DatabaseSync(file);
  database.exec("insert into kysely_migration values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')");
  database.close();
  const before = { bytes: fs.readFileSync(file), names: fs.readdirSync(OCTAVO_DATA_DIR) };
  const env = { PORT: String(await freePort()), OCTAVO_DATA_DIR };
  await expectSentence(
    run(env).ended,
    /^The database was written by a newer version of Octavo \(it has "9999-from-the-future"\);/,
  );
  expect(fs.readFileSync(file).equals(before.bytes)).toBe(true);
  expect(fs.readdirSync(OCTAVO_DATA_DIR)).toEqual(before.names);
});

test('a second process on the same data folder is rejected; after kill -9 the next one starts', async () => {
  const OCTAVO_DATA_DIR = makeDataDir();
  const first = await start({ OCTAVO_DATA_DIR });
  const env = { PORT: String(await freePort()), OCTAVO_DATA_DIR };
  await expectSentence(run(env).ended, /^The data folder .* is in use by another Octavo/);
  first.kill('SIGKILL');
  const { out } = await first.ended;
  const next = await start({ OCTAVO_DATA_DIR });
  expect(await logIn(next.url, passwordIn(out))).toBe(200);
  next.kill('SIGTERM');
  expect((await next.ended).code).toBe(0);
});
