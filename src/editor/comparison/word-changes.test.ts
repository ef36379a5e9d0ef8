import { describe, expect, it } from 'vitest';
import { wordChanges, type TextPart } from './word-changes.ts';

/** The text with its changed parts in brackets. */
const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

function changes(before: string, now: string): readonly string[] {
  const found = wordChanges(before, now);
  return [marked(found.before), marked(found.now)];
}

describe('changed words of two texts', () => {
  it('are marked on both sides', () => {
    expect(changes('Tea from two gardens.', 'Tea from three gardens.')).toEqual([
      'Tea from [two] gardens.',
      'Tea from [three] gardens.',
    ]);
  });

  it('are marked as one when they are adjacent', () => {
    expect(changes('A red fox', 'A blue cat')).toEqual(['A [red fox]', 'A [blue cat]']);
  });

  it('may be new or gone without a counterpart', () => {
    expect(changes('', 'New')).toEqual(['', '[New]']);
    expect(changes('One two', 'One')).toEqual(['One[ two]', 'One']);
  });

  it('are found in languages without spaces', () => {
    expect(changes('私は紅茶が好きです', '私は緑茶が好きです')).toEqual([
      '私は[紅茶]が好きです',
      '私は[緑茶]が好きです',
    ]);
  });

  it('are found line by line in texts too long for that', () => {
    const line = (word: string) => `${`${word} `.repeat(2000)}\n`;
    const [before, now] = changes(`${line('a')}same\n${line('b')}`, `${line('c')}same\n${line('d')}`);
    expect(before).toBe(`[${line('a')}]same\n[${line('b')}]`);
    expect(now).toBe(`[${line('c')}]same\n[${line('d')}]`);
  });
});
