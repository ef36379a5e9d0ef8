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
    const meanings = Object.values(iconMeanings);
    expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([]);
  });
});
