import { describe, expect, it } from 'vitest';
import type { ColorTitleItem } from './color-title-item.ts';
import { colorTitleField } from './field.ts';

const item = (id: string, changes: Partial<ColorTitleItem> = {}): ColorTitleItem => ({
  id,
  title: id,
  color: 'default',
  ...changes,
});
const [a, b] = [item('a'), item('b')];
const merge = (mine: readonly ColorTitleItem[], theirs: readonly ColorTitleItem[]) =>
  colorTitleField.merge?.([a, b], mine, theirs);

describe('two edits of one list of labels', () => {
  it('merge when one changes the colour and the other the title of the same label', () => {
    expect(merge([{ ...a, color: 'error' }, b], [{ ...a, title: 'Sold' }, b])).toEqual({
      merged: [{ id: 'a', title: 'Sold', color: 'error' }, b],
    });
  });

  it('conflict when both choose a colour for the same label', () => {
    expect(merge([{ ...a, color: 'error' }, b], [{ ...a, color: 'info' }, b])).toEqual({ conflict: true });
  });
});
