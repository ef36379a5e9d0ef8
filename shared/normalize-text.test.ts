import { expect, it } from 'vitest';
import { normalizeText } from './normalize-text.ts';

it('composes and decomposes letters', () => {
  expect(normalizeText('Cafe\u0301', 'NFC')).toBe('Café');
  expect(normalizeText('Café', 'NFD')).toBe('Cafe\u0301');
});

it('keeps at most 30 marks after a letter', () => {
  expect(normalizeText(`a${'\u0323'.repeat(40)}b`, 'NFD')).toBe(`a${'\u0323'.repeat(30)}b`);
});

// Without a limit, sorting the marks takes minutes.
it('normalizes a million marks in one pass', () => {
  expect(normalizeText('\u0301\u0323'.repeat(500_000), 'NFC')).toHaveLength(30);
});
