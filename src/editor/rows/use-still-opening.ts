import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

interface StillOpening {
  readonly list: RefObject<HTMLElement | null>;
  readonly virtualizer: Virtualizer<Window, Element>;
  readonly openKey: string | null;
}

/**
 * Keeps the line of a row of a long list where it is while it opens, as `useStillHead` does in a short one. Which row is
 * how high is measured at once: the browser tells it only after everything has been drawn where it stood before.
 */
export function useStillOpening({ list, virtualizer, openKey }: StillOpening): void {
  const held = useRef<{ readonly row: HTMLElement; readonly top: number } | null>(null);
  const [placed, place] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > .row') ?? [])];
    const row = rows.find(({ dataset }) => dataset['open'] === 'true');
    if (!row) return;
    held.current = { row, top: row.getBoundingClientRect().top };
    measureNow(virtualizer, rows);
    place();
    // Only opening: what moves the open row afterwards does not scroll.
  }, [list, virtualizer, openKey]);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { row, top } = held.current;
    held.current = null;
    if (top < 0 || top > window.innerHeight) row.scrollIntoView({ block: 'nearest' });
    else window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [placed]);
}

/** Takes over how high these rows are. What the list would do then about the place in the window is left to the caller. */
function measureNow(virtualizer: Virtualizer<Window, Element>, rows: readonly HTMLElement[]): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  for (const { dataset, offsetHeight } of rows)
    virtualizer.resizeItem(Number(dataset['index']), offsetHeight);
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = undefined;
}
