import { fc } from '../../tests/support/seeded.ts';
import { describe, expect, it } from 'vitest';
import { mergeRichText } from './merge-text.ts';
import type { RichItem, RichList, RichNode, RichText } from './rich-text.ts';
import { anyRichText } from './testing.ts';

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ text }] });
const item = (text: string): RichItem => ({ content: [{ type: 'paragraph', content: [{ text }] }] });
const list = (...items: RichItem[]): RichList => ({ type: 'bullet_list', items });

describe('two edits of a text', () => {
  it('meet when they are of different paragraphs', () => {
    const base = ['a', 'b', 'c'].map(paragraph);
    const mine = ['A', 'b', 'c'].map(paragraph);
    const theirs = ['a', 'b', 'C', 'd'].map(paragraph);
    expect(mergeRichText(base, mine, theirs)).toEqual({ merged: ['A', 'b', 'C', 'd'].map(paragraph) });
  });

  it('are a conflict when they are of one paragraph', () => {
    expect(mergeRichText([paragraph('a')], [paragraph('b')], [paragraph('c')])).toEqual({ conflict: true });
  });

  it('meet in one list when they are of different items', () => {
    expect(
      mergeRichText(
        [list(item('a'), item('b'))],
        [list(item('A'), item('b'))],
        [list(item('a'), item('b'), item('c'))],
      ),
    ).toEqual({ merged: [list(item('A'), item('b'), item('c'))] });
  });

  it('are a conflict in one list when they are of one item, or when only one of them numbers it', () => {
    const base = [list(item('a'))];
    expect(mergeRichText(base, [list(item('b'))], [list(item('c'))])).toEqual({ conflict: true });
    const numbered: RichText = [{ type: 'ordered_list', items: [item('a')] }];
    expect(mergeRichText(base, numbered, [list(item('a'), item('b'))])).toEqual({ conflict: true });
  });

  it('come to the same from either side, and keep what only one side did', () => {
    fc.assert(
      fc.property(anyRichText, anyRichText, anyRichText, (base, mine, theirs) => {
        expect(mergeRichText(base, mine, theirs)).toEqual(mergeRichText(base, theirs, mine));
        expect(mergeRichText(base, mine, base)).toEqual({ merged: mine });
        expect(mergeRichText(base, mine, mine)).toEqual({ merged: mine });
      }),
      { numRuns: 60 },
    );
  });
});
