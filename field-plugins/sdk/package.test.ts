import fs from 'node:fs';
import { expect, it } from 'vitest';
import description from './package.json' with { type: 'json' };

it('offers every part of the sdk to plugins from outside, by its name without an ending', () => {
  const parts = fs
    .readdirSync(import.meta.dirname)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  expect(new Map(Object.entries(description.exports))).toEqual(
    new Map([
      ['./package.json', './package.json'],
      ...parts.map((name): [string, string] => [`./${name.replace(/\.tsx?$/, '')}`, `./${name}`]),
    ]),
  );
});
