import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runsAllTests } from '../support/all-tests.ts';
import { makeTemporaryProject, type TemporaryProject } from './support/temporary-project.ts';

let project: TemporaryProject;
beforeAll(() => {
  project = makeTemporaryProject();
});
afterAll(() => project?.remove());

/** Runs the command in the project by the name of its link, with both outputs joined. */
const conformance = (...args: readonly string[]) =>
  project.node(['field-plugins/sdk/testing/conformance/octavo-conformance.mjs', ...args]);

interface Report {
  readonly plugin: string;
  readonly contract: number;
  readonly rules: readonly {
    readonly id: string;
    readonly passed: boolean;
    readonly message: string;
    readonly remedy?: string;
  }[];
  readonly summary: { readonly passed: number; readonly failed: number };
}

const broken = (report: Report) => report.rules.filter(({ passed }) => !passed).map(({ id }) => id);

/** Copies a plugin to where authors keep theirs: outside the project, with the sdk imported by name. */
function copyOut(type: string, target: string): void {
  fs.cpSync(path.join(project.folder, 'field-plugins', type), target, { recursive: true });
  for (const name of fs.readdirSync(target).filter((one) => /\.tsx?$/.test(one))) {
    const file = path.join(target, name);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replaceAll(/'\.\.\/sdk\/\w+\/([\w-]+)\.tsx?'/g, "'@octavo/field-sdk/$1'"));
  }
}

describe('octavo-conformance', () => {
  it('explains its arguments', () => {
    expect(conformance('--help')).toEqual({
      code: 0,
      said: expect.stringMatching(/^octavo-conformance <folder or package> \[--json\]/) as string,
    });
  });

  it('explains in one sentence why it cannot run', () => {
    expect(conformance()).toEqual({ code: 2, said: 'Name one folder or package; --help says more.\n' });
    expect(conformance('--loud').code).toBe(2);
    expect(conformance('no-such-plugin')).toEqual({
      code: 2,
      said: 'There is no folder no-such-plugin, and no package of that name is installed.\n',
    });
    project.write('field-plugins/half/field.ts', 'export {};\n');
    expect(conformance('field-plugins/half')).toEqual({
      code: 2,
      said: 'field-plugins/half has no view: a plugin is made of field, view and samples.\n',
    });
    fs.rmSync(path.join(project.folder, 'field-plugins/half'), { recursive: true });
  });

  it('ends with 1 when an outside folder breaks rules, keeps the results of the others, and prints JSON and nothing else', () => {
    const folder = path.join(project.around, 'ticks');
    copyOut('checkbox', folder);
    fs.writeFileSync(path.join(folder, 'README.md'), 'line\n'.repeat(41));
    fs.appendFileSync(
      path.join(folder, 'field.ts'),
      '\nexport const read = (text: string): unknown => eval(text);\n',
    );
    const view = path.join(folder, 'view.tsx');
    const text = fs.readFileSync(view, 'utf8');
    const press = 'onChange={(event) => props.onChange(event.target.checked)}';
    const touchy = 'onChange={(event) => { props.onChange(event.target.checked); throw new Error("Ouch"); }}';
    fs.writeFileSync(view, text.replace(press, touchy));
    const { code, said } = conformance(folder, '--json');
    const report = JSON.parse(said) as Report;
    expect(code).toBe(1);
    expect(report).toMatchObject({ plugin: 'checkbox', contract: 1, summary: { failed: 3 } });
    expect(broken(report).toSorted()).toEqual(['never-throws', 'no-eval', 'readme-short']);
    expect(report.rules.find(({ id }) => id === 'never-throws')?.message).toMatch(
      /^Using <input> “[^”]+” with the sample “[^”]+”: Error: Ouch( \(and \d+ more\))?$/,
    );
  });

  it('ends with 0 when an installed package passes every rule, and names the languages it lacks', () => {
    const folder = path.join(project.folder, 'node_modules/octavo-field-ticks');
    copyOut('checkbox', folder);
    const description = {
      name: 'octavo-field-ticks',
      version: '1.0.0',
      type: 'module',
      exports: {
        './package.json': './package.json',
        './field': './field.ts',
        './view': './view.tsx',
        './samples': './samples.ts',
        './render': './render.tsx',
      },
    };
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(description));
    fs.rmSync(path.join(folder, 'messages/nl.json'));
    const { code, said } = conformance('octavo-field-ticks');
    expect([code, said]).toEqual([0, expect.stringMatching(/\n(\d+) of \1 rules hold\. [\d.]+ s\n$/)]);
    expect(said).toContain(
      '! messages/ has no texts in nl: readers of these languages see the English ones.\n',
    );
  });

  /** Each ends only after the longest wait. */
  const endless = [
    [
      'widget that sets state without end',
      'view.tsx',
      'const wrong =',
      'const [count, setCount] = useState(0);\n  useEffect(() => setCount(count + 1));\n  const wrong =',
    ],
    ['rendering for sites that never ends', 'render.tsx', 'value ? <p', 'endless(value) ? <p'],
  ] as const;
  it.each(endless.slice(0, runsAllTests() ? undefined : 1))(
    'ends after a %s, and names the rule',
    (_what, name, before, after) => {
      const folder = path.join(project.around, 'endless');
      copyOut('checkbox', folder);
      const file = path.join(folder, name);
      const text = fs.readFileSync(file, 'utf8').replace(before, after);
      fs.writeFileSync(
        file,
        `import { useEffect, useState } from 'react';\n${text}\nfunction endless(value: boolean): true {\n  for (; value || !value; );\n  return true;\n}\n`,
      );
      const { code, said } = conformance(folder, '--json');
      expect(code).toBe(2);
      expect(said).toMatch(/^The rule [a-z-]+ did not end within 30 seconds\. .+\n$/);
      fs.rmSync(folder, { recursive: true });
    },
  );

  it('names the sample of an error while rendering once, and the file to open', () => {
    const folder = path.join(project.around, 'broken');
    copyOut('checkbox', folder);
    const view = path.join(folder, 'view.tsx');
    const text = fs.readFileSync(view, 'utf8');
    fs.writeFileSync(view, text.replace('const wrong =', "if (id !== '') null!.x;\n  const wrong ="));
    const { code, said } = conformance(folder);
    expect(code).toBe(1);
    expect(said).toMatch(
      /✗ labelled .*\n {4}Rendering the widget with the sample “.+”: TypeError: Cannot read properties of null .+\n {4}→ view\.tsx: Mend what throws this error\.\n✗ own-ids .*\n {4}for the same reason as labelled\n/,
    );
    fs.rmSync(folder, { recursive: true });
  });
});
