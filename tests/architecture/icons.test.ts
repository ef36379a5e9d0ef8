import { describe, expect, it } from 'vitest';
import { iconMeanings } from '../../stories/foundations/icon-meanings.ts';
import { sourceFiles } from '../support/source-files.ts';

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
