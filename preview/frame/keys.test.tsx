import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FromPreview } from '../messages.ts';
import { followKeys } from './keys.ts';

const sent: FromPreview[] = [];
followKeys((message) => sent.push(message));

test.each([
  ['z', 'KeyZ', 'undo'],
  ['я', 'KeyZ', 'undo'],
  ['z', 'KeyY', 'undo'],
  ['н', 'KeyY', 'redo'],
  ['ы', 'KeyS', 'save'],
] as const)('Ctrl and %s, at %s, is %s', (key, code, type) => {
  sent.length = 0;
  expect(fireEvent.keyDown(document.body, { key, code, ctrlKey: true })).toBe(false);
  expect(sent).toEqual([{ type }]);
});

test('Other keys are left to the page', () => {
  sent.length = 0;
  expect(fireEvent.keyDown(document.body, { key: 'ф', code: 'KeyA', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ' })).toBe(true);
  expect(sent).toEqual([]);
});
