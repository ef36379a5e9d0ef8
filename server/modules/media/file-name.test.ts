import { expect, test } from 'vitest';
import { shownName } from './file-name.ts';

test.each([
  ['kitchen.jpg', 'kitchen.jpg'],
  ['C:\\photos\\kitchen.jpg', 'kitchen.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['Fu\u0308ße — кухиња 厨房.png', 'F\u00fcße — кухиња 厨房.png'],
  ['two\nlines\t\u0000and.jpg', 'two lines and.jpg'],
  // A control character that reverses the direction would show the ending `exe` as `gpj.exe`.
  ['invoice\u202egpj.exe', 'invoicegpj.exe'],
  ['zero\u200bwidth\ufeff.jpg', 'zerowidth.jpg'],
  ['👩‍🍳.png', '👩‍🍳.png'],
  ['half \ud83d.png', 'half \ufffd.png'],
  ['folder/', ''],
  ['..', ''],
  [' \u2066\u2069 ', ''],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

test('a long name is shortened before its ending, without dividing a character', () => {
  const name = shownName(`${'🌊'.repeat(300)}.jpeg`);
  expect(Array.from(name)).toHaveLength(150);
  expect(name).toMatch(/^🌊{145}\.jpeg$/u);
  expect(shownName(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(148)}`);
});
