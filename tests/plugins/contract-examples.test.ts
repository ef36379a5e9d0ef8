import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prelude } from './support/example-prelude.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['field', 'view', 'samples', 'registry', 'definition'].map((name) => ({
  name,
  text: fs.readFileSync(path.join(root, 'field-plugins/sdk/contract', `${name}.ts`), 'utf8'),
}));
const documented = sources.flatMap(({ name, text }) => members(name, text));
let folder = '';

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-examples-')));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  for (const [index, { example }] of documented.entries()) {
    // In a function of its own, so that an example may have a `rating` of its own.
    const text = `${prelude}\nexport async function example() {\n${example}\n}\n`;
    fs.writeFileSync(path.join(folder, `example-${index}.tsx`), text);
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('documents every export and every member of the contract with an example', () => {
  expect(documented.length).toBeGreaterThan(60);
  expect(documented.filter(({ example }) => !example.includes('assert')).map(({ at }) => at)).toEqual([]);
});

it('has examples that type-check', { timeout: 120_000 }, () => {
  const settings = { extends: path.join(root, 'tsconfig.json'), include: [path.join(folder, '*.tsx')] };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', folder], {
    encoding: 'utf8',
  });
  const faults = stdout.replaceAll(/example-(\d+)/g, (_match, index) => documented[Number(index)]?.at ?? '');
  expect([faults, status]).toEqual(['', 0]);
});

it('has examples that run', { timeout: 60_000 }, async () => {
  const names = documented.map((_one, index) => `example-${index}`);
  await build({
    input: names.map((name) => path.join(folder, `${name}.tsx`)),
    external: /^(@octavo|react|node:)/,
    output: { dir: folder, entryFileNames: '[name].mjs' },
    logLevel: 'silent',
  });
  const runAll = `for (const name of ${JSON.stringify(names)}) {
    const { example } = await import('./' + name + '.mjs');
    await example().catch((error) => console.log(name, error.message));
  }`;
  fs.writeFileSync(path.join(folder, 'run-all.mjs'), runAll);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['run-all.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const said = stdout.replaceAll(/example-(\d+)/g, (_match, index) => documented[Number(index)]?.at ?? '');
  expect([said, stderr, status]).toEqual(['', '', 0]);
});

it('says nothing of the library that draws forms', () => {
  const sdk = path.join(root, 'field-plugins/sdk');
  const files = fs.readdirSync(sdk, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const knowing = files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => /\brjsf\b/i.test(fs.readFileSync(file, 'utf8')));
  expect(knowing).toEqual([]);
});

/** Every exported name and every member of an exported interface, with the example in the comment above it. */
function members(name: string, text: string) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const found =
      /^export (?:function|const|class|interface|type) (\w+)/.exec(line)?.[1] ??
      /^ {2}(?:readonly )?(\w+)\??[:(]/.exec(line)?.[1];
    if (found === undefined || !isMember(lines, index)) return [];
    return [{ at: `${name}.ts: ${found} (line ${index + 1})`, example: exampleAbove(lines, index) }];
  });
}

/** Two spaces in: a member of an interface, not a line of a function. */
function isMember(lines: readonly string[], index: number): boolean {
  if (!lines[index]?.startsWith('  ')) return true;
  const opening = lines.slice(0, index).findLast((line) => /^\S.*\{$|^\}/.test(line)) ?? '';
  return opening.startsWith('export interface ');
}

function exampleAbove(lines: readonly string[], index: number): string {
  if (lines[index - 1]?.trim() !== '*/') return '';
  const start = lines.slice(0, index).findLastIndex((line) => line.trim() === '/**');
  const comment = lines.slice(start, index - 1).map((line) => line.trim().replace(/^\* ?/, ''));
  const at = comment.indexOf('@example');
  return at === -1 ? '' : comment.slice(at + 1).join('\n');
}
