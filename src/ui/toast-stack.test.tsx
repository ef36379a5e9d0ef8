import { ThemeProvider } from '@mui/material';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import translation from '../../locales/en/translation.json' with { type: 'json' };
import { theme } from './theme/theme.ts';
import { type ShownToast, ToastStack } from './toast-stack.tsx';

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation } } });

const saved: ShownToast = { id: 1, kind: 'success', message: 'Saved' };

function show(toasts: readonly ShownToast[]) {
  const onDismiss = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <ToastStack toasts={toasts} onDismiss={onDismiss} />
    </ThemeProvider>,
  );
  return onDismiss;
}

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a toast goes by itself after five seconds', () => {
  const onDismiss = show([saved]);
  pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(1);
});

test('its time stands still while the pointer is on it, and goes on from there', () => {
  const onDismiss = show([saved]);
  const stack = screen.getByRole('region', { name: 'Notifications' });
  pass(3000);
  fireEvent.mouseEnter(stack);
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(stack);
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('its time stands still while its button has the focus', () => {
  const onDismiss = show([saved]);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
});

test('the Dismiss button takes away its own toast', () => {
  const onDismiss = show([saved, { id: 2, kind: 'error', message: 'No connection' }]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] as HTMLElement);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2);
});

test('it is announced politely', () => {
  show([saved]);
  expect(screen.getByText('Saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});
