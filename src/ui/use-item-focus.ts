import { type RefObject, useEffect, useRef } from 'react';

interface ItemFocus<List extends HTMLElement> {
  /** For the element whose children are the items. */
  readonly list: RefObject<List | null>;
  /** Before the item at this place is taken away: for the one that has its place then, or the last. */
  focusAfter(place: number): void;
  /** Before items are added at the end: for the first of them. */
  focusAdded(): void;
}

interface Wanted {
  readonly place: number;
  /** Whether the list is as it was expected to become. */
  isReady(): boolean;
}

/**
 * Gives the focus a place when what had it is gone: a row that was deleted, a Load more with nothing left to load.
 * It would fall to the body otherwise, and the next Tab would start at the top of the page. A list without items
 * leaves the screen's heading. A focus that is somewhere stays there.
 */
export function useItemFocus<List extends HTMLElement>(): ItemFocus<List> {
  const list = useRef<List>(null);
  const wanted = useRef<Wanted>(undefined);
  // After every drawing: nothing tells when the records that were read again have been drawn.
  useEffect(() => {
    const { activeElement } = document;
    // Whoever is still in a dialog has not come back to the list yet.
    if (!wanted.current?.isReady() || activeElement?.closest('[role$="dialog"]')) return;
    const { place } = wanted.current;
    wanted.current = undefined;
    if (activeElement === null || activeElement === document.body) focusPlace(list.current, place);
  });
  return {
    list,
    focusAfter(place) {
      const item = list.current?.children[place];
      wanted.current = { place, isReady: () => item?.isConnected !== true };
    },
    focusAdded() {
      const place = list.current?.children.length ?? 0;
      wanted.current = { place, isReady: () => list.current?.children[place] !== undefined };
    },
  };
}

function focusPlace(list: HTMLElement | null, place: number): void {
  const items = [...(list?.children ?? [])];
  const item = items[place] ?? items.at(-1);
  const control = item?.querySelector<HTMLElement>('a[href], button');
  if (control) return control.focus();
  const heading = document.querySelector('h1');
  // A heading takes the focus only when it is told that it may.
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
