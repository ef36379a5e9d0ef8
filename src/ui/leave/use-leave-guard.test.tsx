import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { askToLeave, leaveUnasked } from './ask-to-leave.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

function guard(active: boolean) {
  const { hook, history: paths } = memoryLocation({ path: '/here', record: true });
  const { result, rerender: becomes } = renderHook((isActive) => useLeaveGuard(isActive), {
    initialProps: active,
    wrapper: ({ children }) => <Router hook={hook}>{children}</Router>,
  });
  return { result, paths, becomes };
}

function click(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom cannot follow links and would log an error.
  link.addEventListener('click', (heard) => heard.preventDefault());
  let reached = false;
  link.addEventListener('click', () => (reached = true));
  act(() => void link.dispatchEvent(event));
  link.remove();
  return reached;
}

test('holds a link back, asks, and follows it once confirmed', () => {
  const { result, paths } = guard(true);
  expect(click('/workspaces?x=1')).toBe(false);
  expect(result.current.asking).toBe(true);
  act(() => result.current.leave());
  expect(paths).toEqual(['/here', '/workspaces?x=1']);
  expect(result.current.asking).toBe(false);
});

test('stays on request, and asks again the next time', () => {
  const { result, paths } = guard(true);
  click('/workspaces');
  act(() => result.current.stay());
  expect(result.current.asking).toBe(false);
  click('/workspaces');
  expect(result.current.asking).toBe(true);
  expect(paths).toEqual(['/here']);
});

test('lets every link through when nothing is unsaved', () => {
  const { result } = guard(false);
  expect(click('/workspaces')).toBe(true);
  expect(result.current.asking).toBe(false);
});

test('asks before an action ends the screen, and does it once confirmed', () => {
  const { result } = guard(true);
  let ended = 0;
  act(() => askToLeave(() => (ended += 1)));
  expect(result.current.asking).toBe(true);
  expect(ended).toBe(0);
  act(() => result.current.leave());
  expect(ended).toBe(1);
});

test('lets the action happen at once when nothing is unsaved', () => {
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

test('continues automatically when the changes are saved while it asks', () => {
  const { result, paths, becomes } = guard(true);
  click('/workspaces');
  becomes(false);
  expect(result.current.asking).toBe(false);
  expect(paths).toEqual(['/here', '/workspaces']);
});

test('asks once per step, however many guards have unsaved changes', () => {
  const first = guard(true);
  const second = guard(true);
  click('/workspaces');
  expect([first.result.current.asking, second.result.current.asking]).toEqual([true, false]);
  act(() => first.result.current.leave());
  expect(first.paths).toEqual(['/here', '/workspaces']);
  expect(second.result.current.asking).toBe(false);
});

test('asks only about its own changes when its own dialog is closed', () => {
  guard(true);
  const dialog = guard(false);
  const close = vi.fn<() => void>();
  act(() => dialog.result.current.ask(close));
  expect(close).toHaveBeenCalledOnce();
  dialog.becomes(true);
  act(() => dialog.result.current.ask(close));
  expect(close).toHaveBeenCalledOnce();
  expect(dialog.result.current.asking).toBe(true);
  act(() => dialog.result.current.leave());
  expect(close).toHaveBeenCalledTimes(2);
});

test('does not ask when saving leads elsewhere', () => {
  const { result } = guard(true);
  act(() => leaveUnasked(() => void click('/workspaces/new')));
  expect(result.current.asking).toBe(false);
});

describe('with the browser’s back button', () => {
  const step = (parts: object): boolean => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), parts);
    act(() => void (window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  const back = (key: string) => ({
    navigationType: 'traverse',
    destination: { url: 'http://localhost:3000/before', key, sameDocument: true },
  });

  beforeEach(() => {
    const traverseTo = vi.fn<(key: string) => void>();
    Object.assign(window, { navigation: Object.assign(new EventTarget(), { traverseTo }) });
    return () => void Reflect.deleteProperty(window, 'navigation');
  });

  test('a step back is held back, and taken once confirmed', () => {
    const { result } = guard(true);
    expect(step(back('a'))).toBe(false);
    act(() => result.current.leave());
    expect(window).toHaveProperty('navigation.traverseTo.mock.calls', [['a']]);
    expect(step(back('a'))).toBe(true);
    expect(step(back('a'))).toBe(false);
  });
});
