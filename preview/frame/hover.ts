import { blockOf } from './marks.ts';
import type { Toolbar } from './toolbar.ts';

/** On the way to its toolbar the pointer may cross another block: milliseconds until that one gets it. */
const patience = 400;

/** Shows the toolbar for the block under the pointer, or else for the one that has the keyboard focus. */
export function followPointer(toolbar: Toolbar): void {
  let pointed: HTMLElement | undefined;
  let focused: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    const isOnToolbar = toolbar.element.contains(target as Node);
    if (isOnToolbar) return;
    const block = blockOf(target);
    if (block === pointed) return;
    if (toolbar.block === undefined) point(block);
    else timer = setTimeout(() => point(block), patience);
  });
  document.documentElement.addEventListener('pointerleave', () => {
    clearTimeout(timer);
    timer = setTimeout(() => point(undefined), patience);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (toolbar.element.contains(target as Node)) return;
    focused = blockOf(target);
    // Somebody who moves by keyboard has left the pointer lying somewhere.
    if (target instanceof Element && target.matches(':focus-visible') && focused !== undefined)
      pointed = undefined;
    show();
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (toolbar.element.contains(relatedTarget as Node | null)) return;
    focused = blockOf(relatedTarget);
    show();
  });

  function point(block: HTMLElement | undefined): void {
    pointed = block;
    show();
  }

  function show(): void {
    if (toolbar.element.contains(document.activeElement)) return toolbar.follow();
    const alive = [pointed, focused].find((block) => block?.isConnected === true);
    toolbar.show(alive);
  }
}
