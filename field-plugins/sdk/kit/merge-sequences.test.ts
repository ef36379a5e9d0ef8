import { fc } from '../../../tools/seeded.ts';
import { describe, expect, it } from 'vitest';
import { mergeSequences } from './merge-sequences.ts';

const merge = (base: string, mine: string, theirs: string) => {
  const outcome = mergeSequences([...base], [...mine], [...theirs]);
  return 'merged' in outcome ? outcome.merged.join('') : undefined;
};

describe('two edits of a sequence', () => {
  it.each([
    ['abc', 'Xbc', 'abY', 'XbY', 'of different items'],
    ['abc', 'Xbc', 'aYc', 'XYc', 'of neighbours'],
    ['abc', 'ac', 'abcd', 'acd', 'a removal and an addition'],
    ['abc', 'xabc', 'abcy', 'xabcy', 'additions at both ends'],
    ['abc', 'axbc', 'aYc', 'axYc', 'an addition before what was changed'],
    ['abcdef', 'bcdXf', 'aBcdefg', 'BcdXfg', 'in several places'],
    ['', '', 'abc', 'abc', 'of which one began'],
  ])('%s to %s and %s meet in %s: %s', (base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toBe(merged);
    expect(merge(base, theirs, mine)).toBe(merged);
  });

  it.each([
    ['abc', 'aXc', 'aYc', 'of one item'],
    ['abc', 'ac', 'aYc', 'of which one removes what the other changes'],
    ['abc', 'axbc', 'aybc', 'that add at one place'],
    ['', 'x', 'y', 'that both begin'],
    ['abcd', 'aXYd', 'abZd', 'that overlap'],
  ])('%s to %s and %s are a conflict: %s', (base, mine, theirs) => {
    expect(merge(base, mine, theirs)).toBeUndefined();
    expect(merge(base, theirs, mine)).toBeUndefined();
  });

  it('can be merged inside the one item that both changed', () => {
    const join = ({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', string>) =>
      mine === theirs ? base : mine + theirs;
    expect(mergeSequences(['a', 'b'], ['a', 'x'], ['a', 'y'], join)).toEqual({ merged: ['a', 'xy'] });
    expect(mergeSequences(['a', 'b'], ['a', 'x', 'z'], ['a', 'y'], join)).toEqual({ conflict: true });
  });

  const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });

  it('give the same result from either side', () => {
    fc.assert(
      fc.property(letters, letters, letters, (base, mine, theirs) => {
        expect(mergeSequences(base, mine, theirs)).toEqual(mergeSequences(base, theirs, mine));
      }),
    );
  });

  it('keep changes of one side and equal changes of both', () => {
    fc.assert(
      fc.property(letters, letters, (base, edited) => {
        expect(mergeSequences(base, edited, base)).toEqual({ merged: edited });
        expect(mergeSequences(base, base, edited)).toEqual({ merged: edited });
        expect(mergeSequences(base, edited, edited)).toEqual({ merged: edited });
      }),
    );
  });

  it('lose nothing that was added, and bring back nothing that was removed', () => {
    const base = ['1', '2', '3', '4', '5', '6'];
    const edit = (mark: string) =>
      fc.array(fc.constantFrom('keep', 'drop', 'change', 'add'), { minLength: 6, maxLength: 6 }).map((what) =>
        base.flatMap((item, index) => {
          if (what[index] === 'drop') return [];
          if (what[index] === 'change') return [mark + item];
          return what[index] === 'add' ? [item, `${mark}${item}+`] : [item];
        }),
      );
    fc.assert(
      fc.property(edit('m'), edit('t'), (mine, theirs) => {
        const outcome = mergeSequences(base, mine, theirs);
        if (!('merged' in outcome)) return;
        const { merged } = outcome;
        const wanted = [...mine, ...theirs].filter((item) => !base.includes(item));
        expect(merged.filter((item) => !base.includes(item)).toSorted()).toEqual(wanted.toSorted());
        for (const item of base)
          expect(merged.includes(item)).toBe(mine.includes(item) && theirs.includes(item));
      }),
    );
  });

  it('conflict when they are too long to compare quickly', () => {
    const many = (mark: string) => Array.from({ length: 5000 }, (_one, index) => `${mark}${index}`);
    expect(mergeSequences(many('a'), many('b'), many('c'))).toEqual({ conflict: true });
    expect(mergeSequences(many('a'), [...many('a'), 'x'], ['y', ...many('a')])).toEqual({
      merged: ['y', ...many('a'), 'x'],
    });
  });
});
