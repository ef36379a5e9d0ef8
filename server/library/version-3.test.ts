import { describe, expect, test } from 'vitest';
import { libraryTypes } from './block-types.ts';
import { changedByVersion3 } from './version-2-types.ts';
import { upgradeToVersion3 } from './version-3.ts';

const types = Object.keys(changedByVersion3) as (keyof typeof changedByVersion3)[];

describe.each(types)('%s', (type) => {
  test('is upgraded to version 3, member by member', () => {
    const before = changedByVersion3[type].content_model;
    expect(upgradeToVersion3(type, before)?.plan.fields).toEqual(libraryTypes[type].content_model);
  });

  test('is upgraded only once', () => {
    expect(upgradeToVersion3(type, libraryTypes[type].content_model)).toBeUndefined();
  });
});
