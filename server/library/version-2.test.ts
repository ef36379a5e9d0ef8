import { describe, expect, test } from 'vitest';
import { libraryTypes } from './block-types.ts';
import { changedTypes } from './version-1.ts';
import { upgradeOf } from './version-2.ts';

const types = Object.keys(changedTypes) as (keyof typeof changedTypes)[];

describe.each(types)('%s', (type) => {
  test('is upgraded to version 2, member by member', () => {
    const before = changedTypes[type].content_model;
    expect(upgradeOf(type, before)?.plan.fields).toEqual(libraryTypes[type].content_model);
  });
});
