import { expect, test } from 'vitest';
import { isTidy, moveCaret, readSelected, readText, writeText } from './caret.ts';

function field(html: string): HTMLElement {
  const element = document.createElement('p');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  return element;
}

test.each([
  ['', ''],
  ['<br>', ''],
  ['One', 'One'],
  ['One<br>Two', 'One\nTwo'],
  ['One\n<br>', 'One\n'],
  ['One<b> two</b>', 'One two'],
])('The text of %j is %j', (html, text) => {
  expect(readText(field(html))).toBe(text);
});

test('Text is written as one piece into the same node, with the caret in it', () => {
  const element = field('One<b> two</b>');
  const { firstChild } = element;
  expect(isTidy(element)).toBe(false);
  writeText(element, 'Three', { start: 2, end: 2 });
  expect([element.innerHTML, element.firstChild === firstChild, isTidy(element)]).toEqual([
    'Three',
    true,
    true,
  ]);
  expect(readSelected(element)).toEqual({ start: 2, end: 2 });
});

test('An empty last line is held open only while the field is edited', () => {
  const element = field('One');
  writeText(element, 'One\n', { start: 4, end: 4 });
  expect([element.innerHTML, readText(element), isTidy(element)]).toEqual(['One\n<br>', 'One\n', true]);
  writeText(element, 'One\n');
  expect(element.innerHTML).toBe('One\n');
  writeText(element, '', { start: 0, end: 0 });
  expect([element.innerHTML, readSelected(element)]).toEqual(['', { start: 0, end: 0 }]);
});

test('A selection outside the text does not count', () => {
  const element = field('One');
  const other = document.createElement('p');
  other.append('Two');
  document.body.append(other);
  document.getSelection()?.collapse(other.firstChild, 1);
  expect(readSelected(element)).toBeUndefined();
});

test.each([
  [2, 'abcd', 'abXcd', 2],
  [3, 'abcd', 'Xabcd', 4],
  [4, 'abcd', 'ab', 2],
  [1, 'abcd', 'a', 1],
  [4, 'abcd', '', 0],
])('A caret at %i of %j is in %j at %i', (caret, old, text, expected) => {
  expect(moveCaret(caret, old, text)).toBe(expected);
});
