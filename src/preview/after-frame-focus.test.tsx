import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrameFocus } from './after-frame-focus.ts';

describe('a press in a frame', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const field = document.body.appendChild(document.createElement('input'));

  beforeEach(() => void vi.useFakeTimers());

  it('is answered at once where the page knows that the frame has the focus', () => {
    const act = vi.fn();
    frame.focus();
    afterFrameFocus(frame, act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits for the focus event of the frame, so that it cannot take the focus from a field', async () => {
    field.focus();
    const act = vi.fn(() => field.focus());
    afterFrameFocus(frame, act);
    await vi.advanceTimersByTimeAsync(100);
    expect(act).not.toHaveBeenCalled();
    frame.focus();
    await vi.advanceTimersByTimeAsync(100);
    expect(act).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field);
  });

  it('is answered all the same if that event never comes', async () => {
    field.focus();
    const act = vi.fn();
    afterFrameFocus(frame, act);
    await vi.runAllTimersAsync();
    expect(act).toHaveBeenCalledOnce();
  });
});
