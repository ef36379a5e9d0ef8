import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../tests/support/render-screen.tsx';
import { ConnectionStatus } from './connection-status.tsx';

let online = true;

function turn(to: boolean): void {
  online = to;
  act(() => void window.dispatchEvent(new Event(to ? 'online' : 'offline')));
}

beforeEach(() => {
  online = true;
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('says nothing while there is a connection', () => {
  render(<ConnectionStatus />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says politely that the connection is lost, and for a while that it is back', () => {
  render(<ConnectionStatus />);
  turn(false);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\./);
  turn(true);
  expect(screen.getByRole('status')).toHaveTextContent('You are online again.');
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
