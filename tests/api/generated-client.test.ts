import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runsAllTests } from '../support/all-tests.ts';
import { editorAccount, startRealServer } from '../support/real-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'tests/support/generated-client');
const config = {
  extends: '../../tsconfig.json',
  compilerOptions: { types: ['node'] },
  include: ['*.ts'],
};

test.runIf(runsAllTests())(
  'a public generator makes a typed client, with which a program compiles and works',
  async () => {
    const server = await startRealServer('SQLite');
    onTestFinished(() => server.remove());
    // Inside the project, where the program finds its packages.
    fs.mkdirSync(path.join(root, '.cache'), { recursive: true });
    const folder = fs.mkdtempSync(path.join(root, '.cache', 'client-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
    const run = (args: readonly string[]) => runIn(folder, args);
    const generator = path.join(root, 'node_modules/openapi-typescript/bin/cli.js');
    const hook = path.join(source, 'typescript-5.mjs');
    const named = ['--root-types', '--root-types-no-schema-prefix'];
    run(['--import', hook, generator, `${server.url}/api/openapi.json`, '--output', 'api.ts', ...named]);
    const lines = fs.readFileSync(path.join(folder, 'api.ts'), 'utf8').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(
        ['Block', 'DeliveryPage', 'Page', 'PagePatch', 'PageSummaryList', 'Problem', 'Workspace'].map(
          (name) => `export type ${name} = components['schemas']['${name}'];`,
        ),
      ),
    );
    // A client stays readable with any number of operations.
    const operations = lines.filter((line) => line === '        responses: {').length;
    expect(lines.length / operations).toBeLessThan(145);

    fs.copyFileSync(path.join(source, 'program.ts.template'), path.join(folder, 'program.ts'));
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    run([path.join(root, 'node_modules/typescript/bin/tsc'), '--project', folder]);
    const output = run(['program.ts', JSON.stringify({ url: server.url, ...editorAccount })]);
    expect(JSON.parse(output)).toEqual({ block: true, problem: 'stale_write', live: true });
  },
);

/** Runs a script in a folder; if it fails, the error contains its output. */
function runIn(cwd: string, args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${stdout}${stderr}`, { cause: error });
  }
}
