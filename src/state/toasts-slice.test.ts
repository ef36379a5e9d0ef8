import { expect, test } from 'vitest';
import { createAppStore } from './app-store.ts';

const messagesOf = (store: ReturnType<typeof createAppStore>) =>
  store.getState().toasts.list.map(({ message }) => message);

test('at most three toasts are shown at once, and the oldest is dropped first', () => {
  const store = createAppStore();
  for (const message of ['one', 'two', 'three', 'four']) {
    store.getState().toasts.show({ kind: 'info', message });
  }
  expect(messagesOf(store)).toEqual(['two', 'three', 'four']);
});

test('a message that is already shown is not shown twice', () => {
  const store = createAppStore();
  const { show } = store.getState().toasts;
  show({ kind: 'error', message: 'Session expired.' });
  show({ kind: 'error', message: 'Session expired.' });
  expect(messagesOf(store)).toEqual(['Session expired.']);
});

test('the same text of another kind is a separate toast', () => {
  const store = createAppStore();
  const { show } = store.getState().toasts;
  show({ kind: 'success', message: 'Saved' });
  show({ kind: 'error', message: 'Saved' });
  expect(messagesOf(store)).toHaveLength(2);
});

test('a dismissed toast disappears, and may be shown again', () => {
  const store = createAppStore();
  const { show, dismiss } = store.getState().toasts;
  show({ kind: 'success', message: 'Saved' });
  dismiss(store.getState().toasts.list[0]?.id ?? 0);
  expect(messagesOf(store)).toEqual([]);
  show({ kind: 'success', message: 'Saved' });
  expect(messagesOf(store)).toEqual(['Saved']);
});
