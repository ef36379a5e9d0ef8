import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconMeanings } from '../../stories/foundations/icon-meanings.ts';
import { projectRoot, sourceFiles } from '../support/source-files.ts';

const sources = sourceFiles('src', 'field-plugins', 'theme').map(({ text }) => text);
/** The name and the path of each icon that the kit's `icon` draws. */
const light = sources.flatMap((text) =>
  [...text.matchAll(/export const (\w+) = \/\* @__PURE__ \*\/ icon\(\s*'([^']+)'/g)].map(
    ([, name = '', path = '']) => ({ name, path }),
  ),
);
const used = new Set([
  ...light.map(({ name }) => name),
  ...sources.flatMap((text) =>
    [...text.matchAll(/from '@mui\/icons-material\/(\w+)'/g)].map(([, name = '']) => name),
  ),
]);

describe('the icons', () => {
  it('each have a meaning in the table of Foundations/Icons, and those of the table are used', () => {
    expect([...used].toSorted()).toEqual(Object.keys(iconMeanings).toSorted());
  });

  it('each have a meaning of their own', () => {
    const meanings = Object.values(iconMeanings);
    expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([]);
  });

  it.each(light)('$name has the path of the Material icon of that name', ({ name, path }) => {
    const file = `${projectRoot}/node_modules/@mui/icons-material/${name}.mjs`;
    const paths = [...fs.readFileSync(file, 'utf8').matchAll(/\bd: "([^"]+)"/g)];
    expect(path).toBe(paths.map(([, each]) => each).join(''));
  });
});
