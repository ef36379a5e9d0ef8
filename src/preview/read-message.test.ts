import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

it.each([
  { type: 'select', key: 'a', field: null, caret: false },
  { type: 'typed', key: 'a', field: 'title', text: '', seq: 1 },
  { type: 'save' },
  { type: 'scrolled', top: 0 },
  { type: 'scrolled', top: 0.5, at: { pair: 'a', part: 0, gap: 3 } },
])('reads %j', (message) => {
  expect(readMessage(message)).toBe(message);
});

it.each([
  null,
  undefined,
  'save',
  [],
  {},
  { type: 'toString' },
  { type: ['save'] },
  { type: 'select', key: 'a', field: 7, caret: false },
  { type: 'act', key: 'a' },
  { type: 'typed', key: 'a', field: 'title', text: ['x'], seq: 1 },
  { type: 'scrolled', top: Number.NaN },
  { type: 'scrolled', top: '10' },
  { type: 'scrolled', top: 0, at: null },
  { type: 'pong' },
])('ignores %j', (data) => {
  expect(readMessage(data)).toBeUndefined();
});
