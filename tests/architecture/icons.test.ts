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
    const shapes = /\bd: "([^"]+)"|\bcx: "([^"]+)",\s*cy: "([^"]+)",\s*r: "([^"]+)"/g;
    const paths = [...fs.readFileSync(file, 'utf8').matchAll(shapes)].map(
      ([, drawn, x, y, radius]) => drawn ?? circle(Number(x), Number(y), Number(radius)),
    );
    expect(path).toBe(paths.join(''));
  });
});

/** A circle as a path: two arcs from its left. */
function circle(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc}-${2 * radius} 0`;
}
