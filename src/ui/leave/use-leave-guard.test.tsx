import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askToLeave } from './ask-to-leave.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

function guard(active: boolean) {
  const paths: string[] = [];
  const navigate = (path: string) => void paths.push(path);
  const { result } = renderHook(() => useLeaveGuard({ active, navigate }));
  return { result, paths };
}

function click(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom cannot follow links, and says so.
  link.addEventListener('click', (heard) => heard.preventDefault());
  let reached = false;
  link.addEventListener('click', () => (reached = true));
  act(() => void link.dispatchEvent(event));
  link.remove();
  return reached;
}

test('holds a link back, asks, and goes there once that is confirmed', () => {
  const { result, paths } = guard(true);
  expect(click('/workspaces?x=1')).toBe(false);
  expect(result.current.asking).toBe(true);
  act(() => result.current.leave());
  expect(paths).toEqual(['/workspaces?x=1']);
  expect(result.current.asking).toBe(false);
});

test('stays when that is wanted, and asks again the next time', () => {
  const { result, paths } = guard(true);
  click('/workspaces');
  act(() => result.current.stay());
  expect(result.current.asking).toBe(false);
  click('/workspaces');
  expect(result.current.asking).toBe(true);
  expect(paths).toEqual([]);
});

test('lets every link through when nothing is unsaved', () => {
  const { result } = guard(false);
  expect(click('/workspaces')).toBe(true);
  expect(result.current.asking).toBe(false);
});

test('asks before what ends the screen, and does it once that is confirmed', () => {
  const { result } = guard(true);
  let ended = 0;
  act(() => askToLeave(() => (ended += 1)));
  expect(result.current.asking).toBe(true);
  expect(ended).toBe(0);
  act(() => result.current.leave());
  expect(ended).toBe(1);
});

test('lets the screen end at once when nothing is unsaved', () => {
  guard(false);
  let ended = 0;
  act(() => askToLeave(() => (ended += 1)));
  expect(ended).toBe(1);
});

test('makes the browser ask before the tab is closed', () => {
  guard(true);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
