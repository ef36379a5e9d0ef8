import { fireEvent } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import type { FromPreview } from '../messages.ts';
import { followKeys } from './keys.ts';

const sent: FromPreview[] = [];
const added = vi.spyOn(document, 'addEventListener');
followKeys((message) => sent.push(message));
const listeners = [...added.mock.calls];
added.mockRestore();
// Other test files share the document, and the frame listens for as long as it has one.
afterAll(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener);
});

test.each([
  ['z', 'KeyZ', 'undo'],
  ['н', 'KeyY', 'redo'],
  ['s', 'KeyS', 'save'],
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
