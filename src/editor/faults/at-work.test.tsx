import { afterEach, expect, it, vi } from 'vitest';
import { beginWork } from './at-work.ts';

const field = { blockKey: 'block', name: 'text', type: 'textarea' };
const marks = () => Object.keys(localStorage);

afterEach(() => void window.dispatchEvent(new Event('pagehide')));

it('leaves a mark for whoever comes after a page that got stuck, until the thread is back', async () => {
  beginWork(field);
  beginWork({ ...field, name: 'title' });
  await Promise.resolve();
  expect(marks()).toEqual(['octavo-at-work:block text textarea', 'octavo-at-work:block title textarea']);
  await vi.waitFor(() => expect(marks()).toEqual([]));
  beginWork(field);
  expect(marks()).toHaveLength(1);
});

it('leaves none when the page is left before the drawing was done: whoever hears of that is not stuck', () => {
  beginWork(field);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
});
