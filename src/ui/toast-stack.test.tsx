import { Dialog, ThemeProvider } from '@mui/material';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '../../tests/support/render-screen.tsx';
import { theme } from '../../theme/theme.ts';
import type { ShownToast } from './toast-stack-card.tsx';
import { ToastStack } from './toast-stack.tsx';

const saved: ShownToast = { id: 1, kind: 'success', message: 'Saved' };

const failed: ShownToast = { id: 2, kind: 'error', message: 'No connection' };

/** Renders the toasts beside a screen, and returns the spy for dismissals. */
function show(toasts: readonly ShownToast[]) {
  const onDismiss = vi.fn<(id: number) => void>();
  const rendered = (shown: readonly ShownToast[]) => (
    <ThemeProvider theme={theme}>
      <main tabIndex={-1}>
        <h1>Pages</h1>
        <input aria-label="Title" />
      </main>
      <ToastStack toasts={shown} onDismiss={onDismiss} />
    </ThemeProvider>
  );
  const { rerender } = render(rendered(toasts));
  return { onDismiss, become: (shown: readonly ShownToast[]) => rerender(rendered(shown)) };
}

const stack = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const dismissOf = (message: string) => screen.getByRole('button', { description: message });

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

beforeEach(() => void vi.useFakeTimers());

test('a toast disappears after five seconds', () => {
  const { onDismiss } = show([saved]);
  pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(1);
});

test('its countdown pauses while the pointer is on it, and then continues', () => {
  const { onDismiss } = show([saved]);
  pass(3000);
  fireEvent.mouseOver(screen.getByText('Saved'));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(stack());
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('its countdown pauses while its button has the focus', () => {
  const { onDismiss } = show([saved]);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
});

test('its countdown pauses while the page is hidden', () => {
  const { onDismiss } = show([saved]);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(5000);
  expect(onDismiss).toHaveBeenCalledOnce();
  hidden.mockRestore();
});

test('the Dismiss button removes its own toast', () => {
  const { onDismiss } = show([saved, failed]);
  fireEvent.click(dismissOf('No connection'));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2);
});

test('the newest is in front, and the countdown of the others waits', () => {
  const { onDismiss, become } = show([saved]);
  pass(3000);
  become([saved, failed]);
  expect(screen.getByText('Saved')).not.toBeVisible();
  pass(5000);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2);
  become([saved]);
  expect(screen.getByText('Saved')).toBeVisible();
  pass(2000);
  expect(onDismiss).toHaveBeenLastCalledWith(1);
});

test('it is inserted into an existing live region and announced politely, errors too', () => {
  const { become } = show([]);
  const announced = stack();
  expect(announced).toHaveAttribute('aria-live', 'polite');
  become([saved, failed]);
  expect(stack()).toBe(announced);
  expect(announced).toContainElement(screen.getByText('No connection'));
  expect(announced.querySelector('[role=alert]')).toBeNull();
});

test('it scrolls a focused control out from under it, but not a screen that has the focus itself', async () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 700, 390, 100));
  const { become } = show([]);
  act(() => screen.getByRole('main').focus());
  become([saved]);
  await act(() => import('./toast-stack-place.ts'));
  expect(scrollBy).not.toHaveBeenCalled();
  act(() => screen.getByRole('textbox').focus());
  become([saved, failed]);
  await act(() => Promise.resolve());
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 108, behavior: 'instant' });
  place.mockRestore();
  scrollBy.mockRestore();
});

describe('with the keyboard', () => {
  const key = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8' });
  // The observer that watches for lost focus runs a moment later.
  const settle = () => act(() => Promise.resolve());

  test('F8 moves the focus to the newest toast and back', () => {
    show([saved, failed]);
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    act(() => void key());
    expect(dismissOf('No connection')).toHaveFocus();
    expect(dismissOf('No connection').matches(':focus-visible')).toBe(true);
    act(() => void key());
    expect(field).toHaveFocus();
  });

  test('F8 does nothing when there is no toast', () => {
    show([]);
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    expect(key()).toBe(true);
    expect(field).toHaveFocus();
  });

  test('the focus moves to the next toast, and from the last one back to its former element', async () => {
    const { become } = show([saved, failed]);
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    act(() => void key());
    become([saved]);
    await settle();
    expect(dismissOf('Saved')).toHaveFocus();
    become([]);
    await settle();
    expect(field).toHaveFocus();
  });

  test('the focus moves to the heading when nothing had it before', async () => {
    const { become } = show([saved]);
    act(() => void key());
    become([]);
    await settle();
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});

describe('while a dialog is open', () => {
  const open = () =>
    render(
      <ThemeProvider theme={theme}>
        <Dialog open aria-label="Question">
          <button type="button">Yes</button>
        </Dialog>
      </ThemeProvider>,
    );

  test('toasts are announced and reachable', async () => {
    show([saved]);
    open();
    await act(() => Promise.resolve());
    expect(stack()).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Yes' }).focus());
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8' }));
    pass(100);
    expect(dismissOf('Saved')).toHaveFocus();
  });
});
