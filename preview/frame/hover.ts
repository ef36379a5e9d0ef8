import { blockOf } from './marks.ts';
import type { Toolbar } from './toolbar.ts';

/** Milliseconds until another block gets the toolbar: the pointer may be crossing it on the way to the toolbar. */
const delay = 400;

export function followPointer(toolbar: Toolbar): void {
  let pointed: HTMLElement | undefined;
  let focused: HTMLElement | undefined;
  /** The block that gets the toolbar once `delay` has passed. */
  let awaited: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Not `pointerover`, which browsers also fire when a block moves under a still pointer.
  for (const type of ['pointermove', 'pointerdown'] as const)
    document.addEventListener(type, ({ target }) => follow(target));
  document.documentElement.addEventListener('pointerleave', () => pointLater(undefined));

  function follow(target: EventTarget | null): void {
    const block = blockOf(target);
    if (toolbar.element.contains(target as Node) || block === pointed) stop();
    else if (toolbar.block === undefined) point(block);
    else if (block !== awaited || timer === undefined) pointLater(block);
  }

  function pointLater(block: HTMLElement | undefined): void {
    stop();
    awaited = block;
    timer = setTimeout(() => point(block), delay);
  }

  document.addEventListener('focusin', ({ target }) => {
    if (toolbar.element.contains(target as Node)) return;
    focused = blockOf(target);
    // While the keyboard is used, the pointer may rest anywhere.
    if (target instanceof Element && target.matches(':focus-visible') && focused !== undefined)
      pointed = undefined;
    show();
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (toolbar.element.contains(relatedTarget as Node | null)) return;
    focused = blockOf(relatedTarget);
    show();
  });

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function point(block: HTMLElement | undefined): void {
    stop();
    pointed = block;
    show();
  }

  function show(): void {
    if (toolbar.element.contains(document.activeElement)) return toolbar.follow();
    const target = [pointed, focused].find((block) => block?.isConnected === true);
    toolbar.show(target);
  }
}
