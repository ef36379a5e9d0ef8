import { type RefObject, useEffect, useRef } from 'react';

interface ItemFocus<List extends HTMLElement> {
  /** Ref for the element whose children are the items. */
  readonly list: RefObject<List | null>;
  /** Call it before removing the item at this place: the item that moves there, or the last one, takes the focus. */
  focusAfter(place: number): void;
  /** Call it before adding items at the end: the first of them takes the focus. */
  focusAdded(): void;
}

interface Wanted {
  readonly place: number;
  /** Whether the expected change of the list has been rendered. */
  isReady(): boolean;
}

/**
 * Moves the focus when the focused element is gone: a deleted row, or a Load more with nothing left to load. Otherwise
 * the focus would fall to the body, and the next Tab would start at the top of the page. If the list is empty, the
 * screen's heading takes the focus. If something else has the focus, it stays there.
 */
export function useItemFocus<List extends HTMLElement>(): ItemFocus<List> {
  const list = useRef<List>(null);
  const wanted = useRef<Wanted>(undefined);
  // Runs after every render: there is no event for when the reloaded records have been rendered.
  useEffect(() => {
    const { activeElement } = document;
    // A user who is still in a dialog has not returned to the list yet.
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
  // A heading can be focused only with a tabindex.
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
