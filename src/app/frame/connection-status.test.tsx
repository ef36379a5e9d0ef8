import { act, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '../../../tests/support/render-screen.tsx';
import { useAppStore } from '../../state/app-store.ts';
import { ConnectionStatus } from './connection-status.tsx';

const turn = (to: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(to)));
const said = () => useAppStore.getState().toasts.list.map(({ message }) => message);

beforeEach(() => useAppStore.setState(useAppStore.getInitialState(), true));

test('says nothing while connected', () => {
  render(<ConnectionStatus />);
  expect(said()).toEqual([]);
});

test('says when the connection is lost and when it is back', () => {
  render(<ConnectionStatus />);
  turn('offline');
  expect(said()).toEqual([expect.stringMatching(/^You are offline\./)]);
  turn('online');
  expect(said().at(-1)).toBe('You are online again.');
});

test('says nothing after it is unmounted', () => {
  render(<ConnectionStatus />).unmount();
  turn('offline');
  expect(said()).toEqual([]);
});
