import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/support/render-screen.tsx';
import { useAppStore } from '../../state/app-store.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { OfflineBadge } from './offline-badge.tsx';

function go(to: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
  act(() => void window.dispatchEvent(new Event(to)));
}
const offlineText = 'OfflineYou’re offline. You can save once you’re back online.';
const toasts = () => useAppStore.getState().toasts.list.map(({ message }) => message);

beforeEach(() => useAppStore.setState(useAppStore.getInitialState(), true));
afterEach(() => void vi.restoreAllMocks());

test('shows a badge while the connection is lost, and announces it', () => {
  render(<OfflineBadge />);
  const status = screen.getByRole('status');
  go('offline');
  expect(status).toHaveTextContent(offlineText);
  go('online');
  expect(status).toBeEmptyDOMElement();
});

test('shows the badge when the screen opens without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<OfflineBadge />);
  expect(screen.getByRole('status')).toHaveTextContent(offlineText);
});

test('replaces the toast about the lost connection once it is back', () => {
  render(<ConnectionStatus />);
  const { show } = useAppStore.getState().toasts;
  const lost = 'Can’t reach the server. Check your connection and try again.';
  show({ kind: 'error', message: lost });
  show({ kind: 'error', message: 'Something else.' });
  go('offline');
  expect(toasts()).toEqual([lost, 'Something else.']);
  go('online');
  expect(toasts()).toEqual(['Something else.', 'Back online']);
});
