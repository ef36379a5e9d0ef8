import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FocusGuard, guardFocus } from './guard-focus.ts';

describe('a site that takes the focus by itself', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const field = document.body.appendChild(document.createElement('input'));
  let focusGuard: FocusGuard;

  beforeEach(() => {
    focusGuard = guardFocus(() => frame);
    field.focus();
  });
  afterEach(() => focusGuard.stop());

  /** Imitates a browser when a page in a frame calls `focus()`. */
  function takeFocus() {
    frame.focus();
    window.dispatchEvent(new FocusEvent('blur'));
  }
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const press = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  it('gives it back to a field in which the user is typing', async () => {
    press('a');
    takeFocus();
    expect(focusGuard.isTyping()).toBe(true);
    await expect.poll(() => document.activeElement).toBe(field);
  });

  it('keeps it when the user is not typing', async () => {
    takeFocus();
    await nextTask();
    expect(focusGuard.isTyping()).toBe(false);
    expect(document.activeElement).toBe(frame);
  });

  it('keeps it when Tab leads there', async () => {
    press('a');
    press('Tab');
    takeFocus();
    await nextTask();
    expect(focusGuard.isTyping()).toBe(false);
    expect(document.activeElement).toBe(frame);
  });

  it('keeps it when the pointer was moved there', async () => {
    press('a');
    frame.dispatchEvent(new Event('pointerover', { bubbles: true }));
    takeFocus();
    await nextTask();
    expect(focusGuard.isTyping()).toBe(false);
    expect(document.activeElement).toBe(frame);
  });
});
