import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSteps } from './support/tutorial-steps.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sdk = path.join(root, 'field-plugins/sdk');
const files = readSteps(fs.readFileSync(path.join(root, 'docs/field-contract.md'), 'utf8')).flatMap((step) =>
  step.kind === 'file' ? [step] : [],
);
let folder = '';

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-example-')));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  for (const { file, text } of files) fs.writeFileSync(path.join(folder, file), text);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('uses every export and every member of the contract', () => {
  const used = files.map(({ text }) => text).join('\n');
  const names = ['field', 'view', 'samples', 'registry', 'render', 'render-env'].flatMap((name) =>
    namesIn(fs.readFileSync(path.join(sdk, 'contract', `${name}.ts`), 'utf8')),
  );
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(used))).toEqual([]);
});

it('type-checks', () => {
  const settings = { extends: path.join(root, 'tsconfig.json'), include: [path.join(folder, '*.ts*')] };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const { stdout, status } = run([
    path.join(root, 'node_modules/typescript/bin/tsc'),
    '--noEmit',
    '-p',
    folder,
  ]);
  expect([stdout, status]).toEqual(['', 0]);
});

it('runs', async () => {
  await build({
    input: path.join(folder, 'try.tsx'),
    // Node runs no JSX, and the sdk is here as its sources.
    external: /^(react|node:)/,
    output: { file: path.join(folder, 'try.mjs') },
    logLevel: 'silent',
  });
  const { stdout, stderr, status } = run([path.join(folder, 'try.mjs')]);
  expect([stdout, stderr, status]).toEqual(['', '', 0]);
});

it('does not mention the library that renders forms', () => {
  const knowing = fs
    .readdirSync(sdk, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => /\brjsf\b/i.test(fs.readFileSync(file, 'utf8')));
  expect(knowing).toEqual([]);
});

function run(args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}

/** Every exported name, and every member of an exported interface. */
function namesIn(text: string): readonly string[] {
  const exported = [...text.matchAll(/^export (?:function|const|class|interface|type) (\w+)/gm)];
  const interfaces = [...text.matchAll(/^export interface [^]*?^\}/gm)].map(([body]) => body);
  const members = interfaces.flatMap((body) => [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)]);
  return [...exported, ...members].map(([, name = '']) => name);
}
