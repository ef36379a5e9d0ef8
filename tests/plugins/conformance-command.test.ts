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

/** Copies a plugin to where authors keep theirs: outside the project, with the sdk imported by name. */
function copyOut(type: string, target: string): void {
  fs.cpSync(path.join(project.folder, 'field-plugins', type), target, { recursive: true });
  for (const name of fs.readdirSync(target).filter((one) => /\.tsx?$/.test(one))) {
    const file = path.join(target, name);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replaceAll(/'\.\.\/sdk\/\w+\/([\w-]+)\.tsx?'/g, "'@octavo/field-sdk/$1'"));
  }
}

function edit(file: string, from: string, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(file, text.replace(from, to));
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

  it('ends with 1 when an installed package breaks rules, and names the file to open and the languages it lacks', () => {
    const folder = path.join(project.folder, 'node_modules/octavo-field-ticks');
    copyOut('checkbox', folder);
    const exports = {
      './package.json': './package.json',
      './field': './field.ts',
      './view': './view.tsx',
      './samples': './samples.ts',
      './render': './render.tsx',
    };
    const description = { name: 'octavo-field-ticks', version: '1.0.0', type: 'module', exports };
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(description));
    fs.rmSync(path.join(folder, 'messages/nl.json'));
    fs.writeFileSync(path.join(folder, 'README.md'), 'line\n'.repeat(41));
    const evil = '\nexport const read = (text: string): unknown => eval(text);\n';
    fs.appendFileSync(path.join(folder, 'field.ts'), evil);
    edit(path.join(folder, 'view.tsx'), 'const wrong =', "if (id !== '') null!.x;\n  const wrong =");
    const { code, said } = conformance('octavo-field-ticks');
    expect(code).toBe(1);
    for (const rule of ['no-eval', 'readme-short', 'labelled']) expect(said).toContain(`\n✗ ${rule} `);
    for (const rule of ['valid-samples', 'survives-json']) expect(said).toContain(`✓ ${rule} `);
    expect(said).toMatch(
      /✗ labelled .*\n {4}Rendering the widget with the sample “.+”: TypeError: Cannot read properties of null .+\n {4}→ view\.tsx: Mend what throws this error\.\n✗ own-ids .*\n {4}for the same reason as labelled\n/,
    );
    expect(said).toContain(
      '! messages/ has no texts in nl: readers of these languages see the English ones.\n',
    );
    expect(said).toMatch(/\n\d+ of \d+ rules hold\. [\d.]+ s\n$/);
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
  it.runIf(runsAllTests()).each(endless)(
    'ends after a %s, and names the rule',
    (_what, name, before, after) => {
      const folder = path.join(project.around, 'endless');
      copyOut('checkbox', folder);
      const file = path.join(folder, name);
      edit(file, before, after);
      fs.writeFileSync(
        file,
        `import { useEffect, useState } from 'react';\n${fs.readFileSync(file, 'utf8')}\nfunction endless(value: boolean): true {\n  for (; value || !value; );\n  return true;\n}\n`,
      );
      const { code, said } = conformance(folder, '--json');
      expect(code).toBe(2);
      expect(said).toMatch(/^The rule [a-z-]+ did not end within 30 seconds\. .+\n$/);
      fs.rmSync(folder, { recursive: true });
    },
  );
});
