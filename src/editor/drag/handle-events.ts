import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Editor } from '../store/create-editor.ts';
import { keepStill } from '../rows/keep-still.ts';
import { dragRow } from './drag-row.ts';

/**
 * Moves a block by its handle, with the pointer or with the keyboard: Space or Enter picks it up and drops it, arrows,
 * Home and End move it, Escape puts it back. Keys use only the order of the blocks, not the layout, so no key press comes
 * too early.
 */
export function handleEvents({ commands, store }: Pick<Editor, 'commands' | 'store'>, blockKey: string) {
  const isCarried = (): boolean => store.getState().carried?.key === blockKey;
  return {
    onPointerDown({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>): void {
      if (!nativeEvent.isPrimary || nativeEvent.button !== 0) return;
      dragRow(currentTarget, nativeEvent, {
        isCarried,
        pickUp: () => keepStill(currentTarget, () => commands.pickUp(blockKey)),
        carry: commands.carry,
        drop: commands.drop,
        putBack: commands.putBack,
      });
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const { key, repeat, currentTarget } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === ' ' || key === 'Enter') {
        event.preventDefault();
        if (repeat) return;
        return isCarried() ? commands.drop() : keepStill(currentTarget, () => commands.pickUp(blockKey));
      }
      if (!isCarried()) return;
      if (key === 'Tab') return commands.drop();
      const steps = distances[key];
      if (steps === undefined && key !== 'Escape') return;
      event.preventDefault();
      flushSync(() => (steps === undefined ? commands.putBack() : commands.carry(steps)));
      currentTarget.closest('.row')?.scrollIntoView({ block: 'nearest' });
    },
    onBlur({ currentTarget }: FocusEvent<HTMLElement>): void {
      // Switching to another window does not move the focus within this one.
      if (isCarried() && document.activeElement !== currentTarget) commands.drop();
    },
  };
}

/** How many positions down a key moves a block. */
const distances: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};
