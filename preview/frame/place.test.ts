import { expect, test } from 'vitest';
import { placeToolbar } from './place.ts';

const size = { width: 200, height: 36 };
const view = { width: 800, height: 600 };
const block = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 800 });
const place = (changes: Partial<Parameters<typeof placeToolbar>[0]> = {}) =>
  placeToolbar({ block: block(100, 300), size, view, typed: undefined, isRtl: false, ...changes });

test('The toolbar of a block is above it, at the end of the line', () => {
  expect(place()).toEqual({ left: 596, top: 64 });
  expect(place({ isRtl: true })).toEqual({ left: 4, top: 64 });
});

test('It is below a block that begins at the top, and inside one that is larger than the view', () => {
  expect(place({ block: block(10, 300) }).top).toBe(300);
  expect(place({ block: block(-500, 900) }).top).toBe(0);
});

test('It does not cover the text that is being edited', () => {
  const typed = { top: 40, bottom: 90, left: 0, right: 800 };
  expect(place({ typed }).top).toBe(300);
  expect(place({ block: block(-500, 900), typed: { ...typed, top: 0 } }).top).toBe(564);
  expect(place({ typed: { ...typed, right: 500 } }).top).toBe(64);
});

test('It stays in view where the view is narrow', () => {
  expect(place({ view: { width: 180, height: 600 } }).left).toBe(0);
});
