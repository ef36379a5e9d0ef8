import { afterEach, expect, it, vi } from 'vitest';
import { beginWork } from './at-work.ts';

const field = { blockKey: 'block', name: 'text', type: 'textarea' };
const marks = () => Object.keys(localStorage);

afterEach(() => void window.dispatchEvent(new Event('pagehide')));

it('leaves a mark when a page gets stuck, until the thread is free again', async () => {
  beginWork(field);
  beginWork({ ...field, name: 'title' });
  await Promise.resolve();
  expect(marks()).toEqual(['octavo-at-work:block text textarea', 'octavo-at-work:block title textarea']);
  await vi.waitFor(() => expect(marks()).toEqual([]));
  beginWork(field);
  expect(marks()).toHaveLength(1);
});

it('leaves no mark when the page is left while drawing: a page that notices is not stuck', () => {
  beginWork(field);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
});
