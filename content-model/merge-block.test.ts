import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { mergeBlock } from './merge-block.ts';
import { field, modelOf } from './testing.ts';

const model = modelOf({
  heading: field('text'),
  text: field('textarea'),
  gallery: field('media', { field_values: { multiple: true } }),
  pair: field('media', { field_values: { multiple: true, max: 2 } }),
});

const image = (id: string) => ({ id, file: `${id}.jpg` });
const images = (ids: string) => Array.from(ids, image);

function merge(base: object, mine: object, theirs: object) {
  const { merged, conflicts } = mergeBlock({
    model,
    base: { ...base },
    mine: { ...mine },
    theirs: { ...theirs },
    registry: fieldRegistry,
  });
  return { merged, conflicts };
}

describe('mergeBlock', () => {
  it('joins edits of different fields', () => {
    const base = { heading: 'a', text: 'b' };
    expect(merge(base, { ...base, heading: 'mine' }, { ...base, text: 'theirs' })).toEqual({
      merged: { heading: 'mine', text: 'theirs' },
      conflicts: [],
    });
  });

  it('keeps mine and names the field when both changed it differently', () => {
    expect(merge({ heading: 'a' }, { heading: 'mine' }, { heading: 'theirs' })).toEqual({
      merged: { heading: 'mine' },
      conflicts: ['heading'],
    });
  });

  it('sees no conflict when both made the same change', () => {
    expect(merge({ heading: 'a' }, { heading: 'b' }, { heading: 'b' })).toEqual({
      merged: { heading: 'b' },
      conflicts: [],
    });
  });

  it('treats removing a field as a change', () => {
    expect(merge({ heading: 'a' }, { heading: 'a' }, {})).toEqual({ merged: {}, conflicts: [] });
    expect(merge({ heading: 'a' }, { heading: 'b' }, {})).toEqual({
      merged: { heading: 'b' },
      conflicts: ['heading'],
    });
  });

  it.each([
    ['an addition on each side', 'abc', 'abxc', 'abcy', 'abxcy'],
    ['a move and a removal', 'abc', 'cab', 'ac', 'ca'],
    ['a move and an addition', 'abc', 'cab', 'abxc', 'cabx'],
    ['the same move on both sides', 'abc', 'cab', 'cab', 'cab'],
  ])('joins lists by item: %s', (_name, base, mine, theirs, expected) => {
    const { merged, conflicts } = merge(
      { gallery: images(base) },
      { gallery: images(mine) },
      { gallery: images(theirs) },
    );
    const ids = (merged['gallery'] as { id: string }[]).map(({ id }) => id);
    expect(conflicts).toEqual([]);
    expect(new Set(ids)).toEqual(new Set(expected));
    if (base !== '') expect(ids.join('')).toBe(expected);
  });

  it.each([
    ['two different orders', images('abc'), images('cab'), images('bac')],
    ['two changes of one item', images('a'), [{ id: 'a', file: 'm' }], [{ id: 'a', file: 't' }]],
    ['a change of what the other removed', images('ab'), images('b'), [{ id: 'a', file: 't' }, image('b')]],
    ['an item twice', images('a'), images('aa'), images('ab')],
  ])('leaves lists to a person: %s', (_name, base, mine, theirs) => {
    expect(merge({ gallery: base }, { gallery: mine }, { gallery: theirs })).toEqual({
      merged: { gallery: mine },
      conflicts: ['gallery'],
    });
  });

  it('leaves a join that breaks a limit to the user', () => {
    const { conflicts } = merge({ pair: images('a') }, { pair: images('ab') }, { pair: images('ac') });
    expect(conflicts).toEqual(['pair']);
  });

  it('keeps a value of another type, takes the replacement of one side, and reports a conflict of two', () => {
    const odd = { gallery: 5 };
    const [mine, theirs] = [{ gallery: images('a') }, { gallery: images('b') }];
    expect(merge(odd, odd, { ...odd, heading: 'x' }).merged).toEqual({ gallery: 5, heading: 'x' });
    expect(merge(odd, mine, odd)).toEqual({ merged: mine, conflicts: [] });
    expect(merge(odd, odd, theirs)).toEqual({ merged: theirs, conflicts: [] });
    expect(merge(odd, mine, theirs)).toEqual({ merged: mine, conflicts: ['gallery'] });
  });

  it('keeps fields that the model does not have', () => {
    expect(merge({ old: 1 }, { old: 1, heading: 'x' }, { old: 2 })).toEqual({
      merged: { old: 2, heading: 'x' },
      conflicts: [],
    });
  });
});
