import { fc } from '../../tools/seeded.ts';
import { describe, expect, it } from 'vitest';
import { mergeRichText } from './field.ts';
import type { RichListItem, RichList, RichNode, RichText } from './rich-text.ts';
import { anyRichText } from './testing.ts';

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ text }] });
const item = (text: string): RichListItem => ({ content: [{ type: 'paragraph', content: [{ text }] }] });
const list = (...items: RichListItem[]): RichList => ({ type: 'bullet_list', items });

describe('two edits of a text', () => {
  it('merge when they change different paragraphs', () => {
    const base = ['a', 'b', 'c'].map(paragraph);
    const mine = ['A', 'b', 'c'].map(paragraph);
    const theirs = ['a', 'b', 'C', 'd'].map(paragraph);
    expect(mergeRichText(base, mine, theirs)).toEqual({ merged: ['A', 'b', 'C', 'd'].map(paragraph) });
  });

  it('conflict when they change the same paragraph', () => {
    expect(mergeRichText([paragraph('a')], [paragraph('b')], [paragraph('c')])).toEqual({ conflict: true });
  });

  it('merge when they change different items of one list', () => {
    expect(
      mergeRichText(
        [list(item('a'), item('b'))],
        [list(item('A'), item('b'))],
        [list(item('a'), item('b'), item('c'))],
      ),
    ).toEqual({ merged: [list(item('A'), item('b'), item('c'))] });
  });

  it('conflict when they change the same list item, or when only one of them numbers the list', () => {
    const base = [list(item('a'))];
    expect(mergeRichText(base, [list(item('b'))], [list(item('c'))])).toEqual({ conflict: true });
    const numbered: RichText = [{ type: 'ordered_list', items: [item('a')] }];
    expect(mergeRichText(base, numbered, [list(item('a'), item('b'))])).toEqual({ conflict: true });
  });

  it('give the same result from either side, and keep the changes of one side only', () => {
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
