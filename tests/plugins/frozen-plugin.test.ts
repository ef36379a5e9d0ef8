import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removedExports } from '../../field-plugins/sdk/testing/conformance/missing-imports.ts';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { readSteps } from './support/tutorial-steps.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Report {
  readonly rules: readonly {
    readonly id: string;
    readonly passed: boolean;
    readonly message: string;
    readonly remedy?: string;
    readonly because?: string;
  }[];
}

/** Writes the plugin of that day as a package has it: with the sdk imported by name. */
function writePlugin(): string {
  const folder = fs.mkdtempSync(path.join(scratchFolder(), 'frozen-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const step of readSteps(read('tests/plugins/fixtures/plugin-of-22-november.md'))) {
    if (step.kind !== 'file') continue;
    const file = path.join(folder, path.relative('field-plugins/rating', step.file));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(
      file,
      step.text.replaceAll(/'\.\.\/sdk\/\w+\/([\w-]+)\.tsx?'/g, "'@octavo/field-sdk/$1'"),
    );
  }
  return folder;
}

function conformance(folder: string) {
  const command = path.join(root, 'field-plugins/sdk/testing/conformance/octavo-conformance.mjs');
  const env = { ...process.env, VITEST: undefined };
  const { status, stdout } = spawnSync(process.execPath, [command, folder, '--json'], {
    env,
    encoding: 'utf8',
  });
  return { status, rules: (JSON.parse(stdout) as Report).rules };
}

it('reports in one fault to a plugin of 22 November which exports the sdk lost, and passes it once they are replaced', () => {
  const folder = writePlugin();
  const before = conformance(folder);
  expect(before.status).toBe(1);
  const [fault, ...others] = before.rules;
  expect(fault).toMatchObject({
    id: 'sdk-imports',
    passed: false,
    message: expect.stringMatching(
      /\nfield\.ts: countOption of @octavo\/field-sdk\/definition\. .*\nfield\.ts: definitionOptions of @octavo\/field-sdk\/definition\. .*defineOptions/,
    ) as string,
    remedy: expect.stringContaining('docs/plugin-upgrades.md') as string,
  });
  expect(others.length).toBeGreaterThan(60);
  expect(others.filter(({ because }) => because !== 'sdk-imports')).toEqual([]);

  const [, after = ''] =
    /^```ts after=field\.ts\n([\s\S]*?)^```$/m.exec(read('docs/plugin-upgrades.md')) ?? [];
  fs.writeFileSync(path.join(folder, 'field.ts'), after);
  const { status, rules } = conformance(folder);
  expect(rules.filter(({ passed }) => !passed)).toEqual([]);
  expect([status, rules.length]).toEqual([0, before.rules.length]);
});

it('names each lost export on the page about upgrades', () => {
  const page = read('docs/plugin-upgrades.md');
  for (const [module, name] of Object.keys(removedExports).map((key) => key.split('/')))
    expect(page).toMatch(new RegExp(`^\\| \`${name}\`.* of \`${module}\` \\|`, 'm'));
});
