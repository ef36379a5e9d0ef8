import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import description from './package.json' with { type: 'json' };

const needed = { ...description.dependencies, ...description.peerDependencies };

it('offers every part of the sdk to external plugins, by file name without extension', () => {
  const parts = ['contract', 'kit', 'testing'].flatMap((folder) =>
    fs
      .readdirSync(`${import.meta.dirname}/${folder}`)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => ({ name, place: `./${folder}/${name}` })),
  );
  expect(new Map(Object.entries(description.exports))).toEqual(
    new Map([
      ['./package.json', './package.json'],
      ...parts.map(({ name, place }): [string, string] => [`./${name.replace(/\.tsx?$/, '')}`, place]),
    ]),
  );
});

it('lists every package that it imports, together with the theme, and no other', () => {
  const around = ['../../theme', '../../tools/axe.ts', '../../tools/chromium.ts'];
  const imported = ['contract', 'kit', 'testing', ...around]
    .flatMap((place) => modulesIn(path.join(import.meta.dirname, place)))
    .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(imports)].map(([, name = '']) => name));
  // Needed by MUI, Testing Library and Vitest's environment, which name them as peers.
  const indirect = ['@emotion/react', '@emotion/styled', '@testing-library/dom', 'jsdom'];
  expect([...new Set([...imported, ...indirect])].toSorted()).toEqual(Object.keys(needed).toSorted());
});

it('needs the versions that the project is tested with', () => {
  const installed: Readonly<Record<string, string>> = { ...project.dependencies, ...project.devDependencies };
  for (const [name, range] of Object.entries(needed))
    expect([name, range]).toEqual([name, `^${installed[name]}`]);
});

/** The names of packages, which scopes belong to; not Node's own modules. */
const imports = /(?:from|import|import\(|resolve\() ?'((?!node:)(?:@[\w-]+\/)?[a-z][\w-]*)(?:\/[^']*)?'/g;

function modulesIn(place: string): readonly string[] {
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(place, name));
}
