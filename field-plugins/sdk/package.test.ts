import fs from 'node:fs';
import { expect, it } from 'vitest';
import description from './package.json' with { type: 'json' };

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
