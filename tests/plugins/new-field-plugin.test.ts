import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueKinds } from '../../scripts/new-field-plugin/kind.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { makeTemporaryProject, type TemporaryProject } from './support/temporary-project.ts';

let project: TemporaryProject;
beforeAll(() => {
  project = makeTemporaryProject();
});
afterAll(() => project?.remove());

const make = (...args: readonly string[]) => project.node(['scripts/new-field-plugin.ts', ...args]);
/** The others are copies of types that the tree holds to the rules, or are checked as a package below. */
const kinds = runsAllTests() ? valueKinds : (['object'] as const);
const types = kinds.map((kind) => `my-${kind}`);
const folders = types.map((type) => `field-plugins/${type}`);

/** The kinds of packages whose commands run. */
const packaged = runsAllTests() ? (['number', 'list'] as const) : (['list'] as const);

/** A tool's complaints about the generated folders; an empty string if there are none. */
function complaintsOf(script: string, ...args: readonly string[]): string {
  const { code, said } = project.node([`node_modules/${script}`, ...args]);
  return code === 0 ? '' : said;
}

/** The compiler's complaints about these files, by the settings of the project. */
function complaintsOfTypes(settings: string, include: readonly string[]): string {
  project.write('tsconfig.some.json', JSON.stringify({ extends: `./${settings}`, include }));
  return complaintsOf('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.some.json');
}

describe('a generated folder of each kind of value', () => {
  it('is made by one command, which prints the next steps', () => {
    for (const kind of kinds) {
      const { code, said } = make(`my-${kind}`, '--value', kind, '--title', `It's my ${kind}`);
      expect([code, said]).toEqual([0, expect.stringContaining(`The type "my-${kind}" is in place.`)]);
      expect(said).toContain('Wrote field-plugins/catalogue/fields.ts.');
      expect(said).toContain('npm run storybook');
    }
  });

  it('passes every rule of conformance', () => {
    const conformance = 'field-plugins/sdk/testing/conformance/octavo-conformance.mjs';
    for (const folder of folders) expect(project.node([conformance, folder])).toMatchObject({ code: 0 });
  });

  it('has the same types, style and formatting as the rest of the project', () => {
    expect(complaintsOfTypes('tsconfig.json', folders)).toBe('');
    expect(complaintsOfTypes('tsconfig.isomorphic.json', ['field-plugins/index.ts'])).toBe('');
    expect(complaintsOf('oxlint/bin/oxlint', '--deny-warnings', ...folders)).toBe('');
    expect(complaintsOf('prettier/bin/prettier.cjs', '--check', ...folders)).toBe('');
  });

  it('respects the layers, and has its messages in every alphabet', () => {
    expect(project.node(['scripts/check-layers.ts', ...folders])).toMatchObject({ code: 0 });
    const complaints = project.node(['scripts/check-locales.ts']).said.split('\n');
    expect(complaints.filter((one) => types.some((type) => one.includes(type)))).toEqual([]);
  });
});

it.each(packaged)(
  'makes a package for a %s whose commands check its types and every rule, before npm install',
  (kind) => {
    expect(make(`my-own-${kind}`, '--value', kind, '--into', `../${kind}`, '--yes').code).toBe(0);
    const run = (...command: readonly string[]) =>
      project.npm(['run', '--silent', ...command], path.join(project.around, kind));
    expect(run('check')).toEqual({ code: 0, said: '' });
    const { code, said } = run('conformance', '--', '--json');
    const { rules } = JSON.parse(said) as { rules: readonly { id: string; passed: boolean }[] };
    expect([code, rules.filter(({ passed }) => !passed)]).toEqual([0, []]);
    expect(rules.length).toBeGreaterThan(40);
  },
);

it('overwrites nothing', () => {
  expect(make('link', '--yes')).toEqual({ code: 1, said: 'There is a field type "link" already.\n' });
  // The folder that is copied for a text has this name.
  expect(make('text', '--yes', '--into', '../text').said).toBe('There is a field type "text" already.\n');
  project.write('field-plugins/price/notes.txt', 'mine');
  expect(make('price', '--yes')).toMatchObject({
    code: 1,
    said: 'The folder field-plugins/price is there already.\n',
  });
  expect(project.read('field-plugins/price/notes.txt')).toBe('mine');
});
