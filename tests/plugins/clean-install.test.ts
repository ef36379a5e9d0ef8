import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { generatedFiles } from '../../scripts/plugins/generated-files.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { copyProject } from './support/temporary-project.ts';

const { allowScripts, devDependencies } = manifest;

let clone = '';
beforeAll(() => {
  clone = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-clone-'));
  copyProject(clone);
  for (const file of generatedFiles) fs.rmSync(path.join(clone, file), { force: true });
});
afterAll(() => fs.rmSync(clone, { recursive: true, force: true }));

// `npm test` itself installs missing packages in a new clone.
it.runIf(runsAllTests())('installs a clone with `npm ci`, and writes the lists of field plugins', () => {
  const installed = npm('ci', '--prefer-offline');
  expect(installed.said).toMatch(/^added \d+ packages/m);
  expect(installed.code).toBe(0);
  for (const file of generatedFiles) expect(installed.said).toContain(`Wrote ${file}.`);
  // A package with a binary for this platform.
  const { said } = run(process.execPath, [path.join('node_modules', 'oxlint', 'bin', 'oxlint'), '--version']);
  expect(said).toContain(devDependencies.oxlint);
});

it('names every package with an install script in package.json, so that npm runs none of them', () => {
  const scripted = Object.entries(lock.packages)
    .filter(([, one]) => 'hasInstallScript' in one)
    .map(([place]) => [place.replace(/^.*node_modules\//, ''), false]);
  expect(allowScripts).toEqual(Object.fromEntries(scripted));
});

it('has a lock file that also works where npm checks peers', () => {
  expect(npm('ci', '--dry-run', '--ignore-scripts', '--no-legacy-peer-deps').code).toBe(0);
});

function npm(...args: readonly string[]) {
  return run('npm', [...args, '--loglevel=error']);
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
