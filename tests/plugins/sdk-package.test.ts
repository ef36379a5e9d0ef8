import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import description from '../../field-plugins/sdk/package.json' with { type: 'json' };
import { shippedDocs } from '../../scripts/sdk/write-sdk-package.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { makeTemporaryProject, type Ended, type TemporaryProject } from './support/temporary-project.ts';

const sdkFile = `octavo-field-sdk-${description.version}.tgz`;

let project: TemporaryProject;
let sdk = '';
beforeAll(() => {
  project = makeTemporaryProject();
  sdk = path.join(project.folder, 'field-plugins', 'sdk');
});
afterAll(() => project?.remove());

it('packs by `npm pack`, and leaves its folder unchanged', () => {
  const files = () => fs.readdirSync(sdk).toSorted();
  const before = [files(), project.read('field-plugins/sdk/package.json')];
  succeed(project.npm(['pack', '--silent', '--pack-destination', project.around], sdk));
  expect([files(), project.read('field-plugins/sdk/package.json')]).toEqual(before);

  const unpacked = path.join(project.around, 'unpacked');
  fs.mkdirSync(unpacked);
  succeed(project.shell(`tar -xzf ../${sdkFile} -C ${unpacked}`));
  const packed = JSON.parse(fs.readFileSync(path.join(unpacked, 'package/package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    readonly bin: Readonly<Record<string, string>>;
  };
  const named = [...Object.values(packed.exports), packed.bin].flatMap((one) =>
    typeof one === 'string' ? [one] : Object.values(one),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((file) => !fs.existsSync(path.join(unpacked, 'package', file)))).toEqual([]);
  expect(JSON.stringify(packed)).not.toContain('../');
  expect(deadLinks(path.join(unpacked, 'package'))).toEqual([]);
});

it('rejects folders that cannot become a package', () => {
  const make = (...args: readonly string[]) => project.node(['scripts/new-field-plugin.ts', ...args]);
  expect(make('nothing', '--from-tree', '--into', '../nothing')).toEqual({
    code: 1,
    said: 'There is no field type "nothing" in field-plugins.\n',
  });
  expect(make('link', '--from-tree', '--into', 'inside').said).toMatch(/must stand outside of Octavo/);
  const view = project.read('field-plugins/select/view.tsx');
  project.write('field-plugins/select/view.tsx', `import '../../theme/tokens.ts';\n${view}`);
  expect(make('select', '--from-tree', '--into', '../select')).toEqual({
    code: 1,
    said: 'view.tsx must import only its own files, the sdk and packages, not "../../theme/tokens.ts".\n',
  });
  expect(fs.existsSync(path.join(project.around, 'select'))).toBe(false);
});

/** The rules take ten times as long for a link, which uses more of the sdk. */
const type = runsAllTests() ? 'link' : 'checkbox';

describe('a type of the tree as a package, installed where there is no Octavo', () => {
  let folder = '';
  let said = '';
  const run = (...command: readonly string[]) => project.npm(['run', '--silent', ...command], folder);

  beforeAll(() => {
    const args = ['scripts/new-field-plugin.ts', type, '--from-tree', '--into', `../${type}`];
    said = succeed(project.node(args));
    folder = path.join(project.around, 'elsewhere', type);
    // The files that its author would commit.
    fs.cpSync(path.join(project.around, type), folder, {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
    succeed(project.npm(['install', '--prefer-offline', '--no-audit', '--no-fund'], folder));
  });

  it('is made by one command, which explains how to handle the folder in the tree', () => {
    expect(said).toContain(`rm -r field-plugins/${type}\n`);
    expect(said).toContain(`fieldPlugins: ['../${type}'],\n`);
  });

  it('names no other folder', () => {
    const lock = fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
    expect(lock).toContain(`"file:${sdkFile}"`);
    expect(lock).not.toContain('../');
    expect(fs.lstatSync(path.join(folder, 'node_modules/@octavo/field-sdk')).isSymbolicLink()).toBe(false);
  });

  it('contains the sdk as `npm pack` packs it', () => {
    const packed = fs.readFileSync(path.join(project.around, sdkFile));
    expect(packed.equals(fs.readFileSync(path.join(folder, sdkFile)))).toBe(true);
  });

  it('passes its type check, which includes the types of the sdk', () => {
    expect(run('check')).toEqual({ code: 0, said: '' });
    const wrong = path.join(folder, 'wrong.ts');
    fs.writeFileSync(
      wrong,
      `import { ${type}Field } from './field.ts';\nexport const type: 1 = ${type}Field.type;\n`,
    );
    expect(run('check')).toEqual({
      code: 1,
      said: expect.stringContaining('wrong.ts(2,14): error TS2322') as string,
    });
    fs.rmSync(wrong);
  });

  it('replaces the folder in the tree, with a separate sdk', () => {
    fs.rmSync(path.join(project.folder, 'field-plugins', type), { recursive: true });
    project.write('octavo.config.ts', `export default { fieldPlugins: ['../elsewhere/${type}'] };\n`);
    succeed(project.node(['scripts/plugins.ts']));
    expect(project.read('field-plugins/catalogue/fields.ts')).toContain(
      `'../../../elsewhere/${type}/field.ts'`,
    );
  });

  it('passes every rule of conformance', () => {
    const { code, said: report } = run('conformance', '--', '--json');
    const { rules } = JSON.parse(report) as { rules: readonly { id: string; passed: boolean }[] };
    expect(rules.length).toBeGreaterThan(40);
    expect([code, rules.filter(({ passed }) => !passed).map(({ id }) => id)]).toEqual([0, []]);
  });
});

/** Links of the pages in a folder to files that are not in it. */
function deadLinks(root: string): readonly string[] {
  const pages = [
    'README.md',
    'testing/conformance/README.md',
    ...shippedDocs.map((name) => `dist/docs/${name}`),
  ];
  return pages.flatMap((page) =>
    [...fs.readFileSync(path.join(root, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, to = '']) => path.join(path.dirname(page), to))
      .filter((file) => !fs.existsSync(path.join(root, file)))
      .map((file) => `${page}: ${file}`),
  );
}

function succeed({ code, said }: Ended): string {
  if (code !== 0) throw new Error(said);
  return said;
}
