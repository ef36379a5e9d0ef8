import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueKinds, type ValueKind } from '../../scripts/new-field-plugin/kind.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { makeTemporaryProject, type TemporaryProject } from './support/temporary-project.ts';

/** The files are those of a generated folder, which new-field-plugin.test.ts checks for each kind of value. */
const kinds: readonly ValueKind[] = runsAllTests() ? valueKinds : ['number'];

let project: TemporaryProject;
beforeAll(() => {
  project = makeTemporaryProject();
  for (const kind of kinds) {
    const { code, said } = make(kind);
    if (code !== 0) throw new Error(said);
  }
});
afterAll(() => project?.remove());

/** Creates a package for values of this kind, in a folder of that name beside the project. */
const make = (kind: ValueKind) =>
  project.node([
    'scripts/new-field-plugin.ts',
    ...[`my-${kind}`, '--value', kind, '--into', `../${kind}`, '--yes'],
  ]);

/** Runs a command of the package's `package.json` in its folder. */
const run = (kind: ValueKind, ...command: readonly string[]) =>
  project.npm(['run', '--silent', ...command], path.join(project.around, kind));

describe('a generated package', () => {
  it.each(kinds)('passes its check of types, for values of the kind %s', (kind) => {
    expect(run(kind, 'check')).toEqual({ code: 0, said: '' });
  });

  it('runs the rules of conformance by a command of its own dependencies', () => {
    const { code, said } = run('number', 'conformance', '--', '--json');
    const { rules } = JSON.parse(said) as { rules: readonly { id: string; passed: boolean }[] };
    expect([code, rules.filter(({ passed }) => !passed)]).toEqual([0, []]);
    expect(rules.length).toBeGreaterThan(40);
  });
});
