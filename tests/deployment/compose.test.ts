import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { configVariables } from '../../server/platform/config/variables.ts';
import { freePort } from '../../tools/free-port.ts';
import { until } from '../../tools/until.ts';
import { emptyPostgresDatabase } from '../support/fresh-postgres.ts';
import { startNginx } from '../support/nginx.ts';
import { signIn } from '../durability/caller.ts';
import { isWhole, upload } from '../durability/images.ts';
import { editorAccount, exitOf, spawnServer } from '../support/real-server.ts';
import { startS3Server } from '../support/s3-server.ts';

/**
 * No container engine can be assumed here, so the file is read by a parser, and its services run as processes: two servers
 * with the environment that the file gives them, behind nginx, with PostgreSQL and an S3-compatible store.
 */
interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
  readonly healthcheck?: unknown;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
}

const folder = path.resolve(import.meta.dirname, '../../deploy');
const text = fs.readFileSync(path.join(folder, 'compose.yaml'), 'utf8');
const file = parse(text, { merge: true }) as ComposeFile;
const example = fs.readFileSync(path.join(folder, 'compose.env.example'), 'utf8');

describe('the compose file', () => {
  test('refers only to services, volumes, configs and files that exist', () => {
    for (const [name, { depends_on = [], volumes = [], configs = [] }] of Object.entries(file.services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const one of needed as string[]) expect(Object.keys(file.services), name).toContain(one);
      for (const { source } of configs) expect(Object.keys(file.configs), name).toContain(source);
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(fs.existsSync(path.join(folder, source)), volume).toBe(true);
        else expect(Object.keys(file.volumes), name).toContain(source);
      }
    }
  });

  test('sets only variables that Octavo reads, and requires only those in the example', () => {
    const known = configVariables.map(({ name }) => name);
    for (const name of ['octavo-1', 'octavo-2'])
      expect(known).toEqual(expect.arrayContaining(Object.keys(file.services[name]?.environment ?? {})));
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const offered = new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name));
    expect(asked).toEqual(offered);
  });

  test('gives nginx every name in its template', () => {
    const template = fs.readFileSync(path.join(folder, 'nginx.conf.template'), 'utf8');
    const wanted = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    expect(new Set(Object.keys(file.services['nginx']?.environment ?? {}))).toEqual(wanted);
  });
});

test('nginx resolves the servers again after their containers were replaced', () => {
  const { environment = {}, configs = [] } = file.services['nginx'] ?? {};
  expect([environment['OCTAVO_FIRST'], environment['OCTAVO_SECOND']]).toEqual([
    'octavo-1:3000 resolve',
    'octavo-2:3000 resolve',
  ]);
  // `resolve` needs the address of a name server, and memory that all processes of nginx share.
  const included = configs.filter(({ target }) => /^\/etc\/nginx\/conf\.d\/[^/]+\.conf$/.test(target));
  expect(included.map(({ source }) => file.configs[source]?.content)).toEqual([
    'resolver 127.0.0.11 valid=5s;',
  ]);
  expect(fs.readFileSync(path.join(folder, 'nginx.conf.template'), 'utf8')).toMatch(/^ +zone octavo /m);
});

describe('the services of the compose file, as processes', () => {
  const closers: (() => unknown)[] = [];
  afterAll(async () => {
    for (const close of closers.toReversed()) await close();
  });
  let url = '';

  beforeAll(async () => {
    const database = await emptyPostgresDatabase();
    closers.push(() => database.drop());
    const store = await startS3Server();
    closers.push(() => store.close());
    const servers = [];
    for (const name of ['octavo-1', 'octavo-2']) {
      const dataDir = fs.mkdtempSync(path.join(process.env['TMPDIR'] ?? '/tmp', `${name}-`));
      closers.push(() => fs.rmSync(dataDir, { recursive: true }));
      const port = await freePort();
      const server = spawnServer({
        ...environmentOf(name),
        PORT: String(port),
        OCTAVO_DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        ...store.environment(),
        OCTAVO_TRUST_PROXY: 'loopback',
        OCTAVO_DEMO: '1',
        OCTAVO_DEMO_PASSWORD: editorAccount.password,
        OCTAVO_METRICS_TOKEN: 'the-token-of-this-test',
      });
      closers.push(() => {
        server.child.kill('SIGTERM');
        return exitOf(server.child);
      });
      servers.push({ port, server });
      await until(async () => {
        if (server.child.exitCode !== null) throw new Error(server.output());
        const answer = await fetch(`http://127.0.0.1:${port}/api/system/ready/`).catch(() => undefined);
        return answer?.ok === true;
      });
    }
    const nginx = await startNginx(servers[0]?.port ?? 0, servers[1]?.port ?? 0);
    closers.push(() => nginx.stop());
    url = nginx.url;
  });

  test('get no requests under names that are not theirs', async () => {
    const { port } = new URL(url);
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = { host: 'cms.elsewhere.example' };
      http.get({ host: '127.0.0.1', port, path: '/api/system/ping/', headers }, resolve).on('error', reject);
    });
    answer.resume();
    expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([421, undefined]);
  });

  test('share sessions, records and images', async () => {
    const call = await signIn(url);
    const body = { type: 'SHOP', title: 'Behind a proxy' };
    const { id } = await call<{ id: string }>('workspaces/', { body });
    const { file: name } = await upload(call, id);
    // nginx uses the servers in rotation.
    for (let round = 0; round < 4; round += 1) {
      await call(`workspaces/${id}/`);
      expect(await isWhole(url, name)).toBe(true);
    }
  });
});

/** The environment of a service, with the values of the example, and made-up ones where it demands a secret. */
function environmentOf(name: string): Record<string, string> {
  const given = new Map(
    [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
  const fill = (_all: string, variable: string, byDefault?: string) =>
    given.get(variable) || (byDefault ?? 'a'.repeat(32));
  return Object.fromEntries(
    Object.entries(file.services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, fill),
    ]),
  );
}
