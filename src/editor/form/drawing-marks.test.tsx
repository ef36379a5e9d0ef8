import { afterEach, expect, it } from 'vitest';
import { workBegan, workEnded } from './drawing-marks.ts';

const field = { blockKey: 'block', name: 'text', type: 'textarea' };

afterEach(() => workEnded(field));

it('leaves a mark for whoever comes after a page that got stuck', () => {
  workBegan(field);
  expect(localStorage).toHaveLength(1);
  workEnded(field);
  expect(localStorage).toHaveLength(0);
});

it('leaves none when the page is left before the drawing was done: whoever hears of that is not stuck', () => {
  workBegan(field);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
});
