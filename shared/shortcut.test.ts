import { expect, it } from 'vitest';
import { latinKey, shortcutOf } from './shortcut.ts';

const press = (key: string, code: string, held: string = 'ctrl') => ({
  ...{ key, code },
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

it.each([
  ['QWERTY', press('z', 'KeyZ'), 'undo'],
  ['QWERTY', press('Z', 'KeyZ', 'ctrl shift'), 'redo'],
  ['QWERTY', press('y', 'KeyY'), 'redo'],
  ['QWERTY', press('s', 'KeyS', 'meta'), 'save'],
  ['QWERTY with Caps Lock', press('S', 'KeyS'), 'save'],
  ['QWERTY', press('S', 'KeyS', 'ctrl shift'), undefined],
  ['QWERTY', press('s', 'KeyS', ''), undefined],
  ['QWERTY', press('s', 'KeyS', 'ctrl alt'), undefined],
  ['QWERTZ, whose Z is where QWERTY has Y', press('z', 'KeyY'), 'undo'],
  ['QWERTZ', press('y', 'KeyZ'), 'redo'],
  ['AZERTY, whose Z is where QWERTY has W', press('z', 'KeyW'), 'undo'],
  ['AZERTY', press('w', 'KeyZ'), undefined],
  ['Dvorak, which has a semicolon where QWERTY has Z', press(';', 'KeyZ'), undefined],
  ['Serbian Cyrillic', press('з', 'KeyZ'), 'undo'],
  ['Serbian Cyrillic', press('З', 'KeyZ', 'ctrl shift'), 'redo'],
  ['Russian', press('я', 'KeyZ'), 'undo'],
  ['Russian', press('н', 'KeyY'), 'redo'],
  ['Russian', press('ы', 'KeyS'), 'save'],
  ['Greek', press('σ', 'KeyS'), 'save'],
  ['Hebrew', press('ד', 'KeyS'), 'save'],
  ['Thai, whose Y is a mark', press('ั', 'KeyY'), 'redo'],
  ['a key that has no name', press('Unidentified', 'KeyZ'), 'undo'],
] as const)('on %s, %j is %s', (_, keys, command) => {
  expect(shortcutOf(keys)).toBe(command);
});

it('leaves keys with names alone', () => {
  expect(latinKey(press('Enter', 'Enter'))).toBe('enter');
  expect(latinKey(press('ъ', 'BracketRight'))).toBe('ъ');
});
