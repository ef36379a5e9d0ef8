import type { KeyboardEvent } from 'react';

/** Moves the focus through the buttons of a grid with the arrow keys, Home and End, for any number of columns. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const from = buttons.findIndex((button) => button === document.activeElement);
  const first = buttons[0];
  if (from === -1 || first === undefined) return;
  const columns = buttons.filter(({ offsetTop }) => offsetTop === first.offsetTop).length;
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
