import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Everything that npm reads from a clone. */
const read = ['package.json', 'package-lock.json', '.npmrc', 'field-plugins/sdk'];

let clone = '';
beforeEach(() => {
  clone = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-clone-'));
  for (const file of read)
    fs.cpSync(path.join(root, file), path.join(clone, file), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
});
afterEach(() => fs.rmSync(clone, { recursive: true, force: true }));

it('installs from the files of a clone with `npm ci`', () => {
  const installed = npm('ci', '--prefer-offline');
  expect(installed.said).toMatch(/^added \d+ packages/);
  expect(installed.code).toBe(0);
  // A package with a binary for this platform.
  const { said } = run(process.execPath, [path.join('node_modules', 'oxlint', 'bin', 'oxlint'), '--version']);
  expect(said).toContain(versionOf('oxlint'));
});

it('has a lock file that also works where npm checks peers', () => {
  expect(npm('ci', '--dry-run', '--no-legacy-peer-deps').code).toBe(0);
});

function versionOf(name: string): string {
  const { devDependencies } = JSON.parse(fs.readFileSync(path.join(clone, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return devDependencies[name] ?? '';
}

function npm(...args: readonly string[]) {
  return run('npm', [...args, '--include=dev', '--include=optional', '--loglevel=error']);
}

/** The environment that npm gives to scripts, such as this project's settings, must not reach the clone. */
function run(command: string, args: readonly string[]) {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/i.test(name));
  const env = {
    ...Object.fromEntries(own),
    PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
  };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: clone, env, encoding: 'utf8' });
  return { code: status, said: `${stdout}${stderr}`.trim() };
}
