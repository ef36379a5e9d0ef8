import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconMeanings } from '../../stories/foundations/icon-meanings.ts';
import { projectRoot, sourceFiles } from '../support/source-files.ts';

const used = new Set(
  sourceFiles('src', 'field-plugins', 'theme').flatMap(({ text }) =>
    [...text.matchAll(/from '@mui\/icons-material\/(\w+)'/g)].map(([, name = '']) => name),
  ),
);

describe('the icons', () => {
  it('each have a meaning in the table of Foundations/Icons, and those of the table are used', () => {
    expect([...used].toSorted()).toEqual(Object.keys(iconMeanings).toSorted());
  });

  it('each have a meaning of their own', () => {
    expect(twice(Object.entries(iconMeanings).map(([name, meaning]) => [meaning, name]))).toEqual([]);
  });

  it('each look different', () => {
    expect(twice([...used].map((name) => [drawing(name), name]))).toEqual([]);
  });

  it('include the wastebasket of the block rows, which are too many for MUI’s icons', () => {
    const rows = fs.readFileSync(path.join(projectRoot, 'src/editor/rows/row-icons.tsx'), 'utf8');
    expect(rows).toContain(`'${drawing('DeleteOutlined')}'`);
  });

  it('come in one variant: outlined and filled are not two icons', () => {
    const base = (name: string) => name.replace(/(?:Outlined|Rounded|Sharp|TwoTone)$/, '');
    // A choice fills when it is made, and a result is an outline like all results.
    const pairs = twice([...used].map((name) => [base(name), name]));
    expect(pairs).toEqual(['CheckCircle, CheckCircleOutlined']);
  });
});

/** The names that share a key with another name, a line for each such key. */
function twice(entries: readonly (readonly [key: string, name: string])[]): readonly string[] {
  const names = Map.groupBy(entries, ([key]) => key);
  return [...names.values()]
    .filter((group) => group.length > 1)
    .map((group) =>
      group
        .map(([, name]) => name)
        .toSorted()
        .join(', '),
    );
}

/** The paths of an icon's picture. */
function drawing(name: string): string {
  const file = path.join(projectRoot, 'node_modules/@mui/icons-material', `${name}.js`);
  return [...fs.readFileSync(file, 'utf8').matchAll(/\bd: "([^"]+)"/g)].map(([, line]) => line).join(' ');
}
