import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { loadOnce } from '../../../shared/load-once.ts';
import type { Carrier, RowMarks } from './drag-row.ts';

/** Loads the code that follows the pointer. Call it before a handle can be pressed. */
export const fetchDragging = loadOnce(async () => (await import('./drag-row.ts')).dragRow);

/**
 * Moves a row by its handle, with the pointer or with the keyboard: Space or Enter picks it up and drops it, arrows, Home and
 * End move it, Escape puts it back. Keys use only the order of the rows, not the layout, so no key press comes too early.
 */
export function handleEvents(carrier: Carrier, marks: RowMarks) {
  const { isCarried, pickUp, carry, drop, putBack } = carrier;
  return {
    onPointerDown({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>): void {
      if (!nativeEvent.isPrimary || nativeEvent.button !== 0) return;
      let isReleased = false;
      document.addEventListener('pointerup', () => (isReleased = true), { once: true });
      fetchDragging().then((dragRow) => {
        if (!isReleased) dragRow(currentTarget, nativeEvent, { carrier, marks });
      }, fetchDragging.retry);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const { key, repeat, currentTarget } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === ' ' || key === 'Enter') {
        event.preventDefault();
        if (repeat) return;
        return isCarried() ? drop() : pickUp(currentTarget);
      }
      if (!isCarried()) return;
      if (key === 'Tab') return drop();
      const steps = distances[key];
      if (steps === undefined && key !== 'Escape') return;
      event.preventDefault();
      flushSync(() => (steps === undefined ? putBack() : carry(steps)));
      currentTarget.closest(`.${marks.row}`)?.scrollIntoView({ block: 'nearest' });
    },
    onBlur({ currentTarget }: FocusEvent<HTMLElement>): void {
      // Switching to another window does not move the focus within this one.
      if (isCarried() && document.activeElement !== currentTarget) drop();
    },
  };
}

/** How many places down a key moves a row. */
const distances: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};
