import { describe, expect, it } from 'vitest';
import type { ColorTitleItem } from './color-title-item.ts';
import { colorTitleField } from './field.ts';

const item = (id: string, changes: Partial<ColorTitleItem> = {}): ColorTitleItem => ({
  id,
  title: id,
  color: 'default',
  ...changes,
});
const [a, b, c] = [item('a'), item('b'), item('c')];
const merge = (mine: readonly ColorTitleItem[], theirs: readonly ColorTitleItem[]) =>
  colorTitleField.merge?.([a, b], mine, theirs);

describe('two edits of one list of labels', () => {
  it('merge when one changes the colour and the other the title of the same label', () => {
    expect(merge([{ ...a, color: 'error' }, b], [{ ...a, title: 'Sold' }, b])).toEqual({
      merged: [{ id: 'a', title: 'Sold', color: 'error' }, b],
    });
  });

  it('merge when one adds a label and the other moves one', () => {
    expect(merge([a, b, c], [b, a])).toEqual({ merged: [b, c, a] });
  });

  it('merge when one removes a label and the other changes another', () => {
    expect(merge([b], [a, { ...b, color: 'info' }])).toEqual({ merged: [{ ...b, color: 'info' }] });
  });

  it('conflict when both choose a colour for the same label', () => {
    expect(merge([{ ...a, color: 'error' }, b], [{ ...a, color: 'info' }, b])).toEqual({ conflict: true });
  });
});
