import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldChildren, WidgetProps } from '../sdk/contract/view.ts';
import type { Carrier, RowMarks } from '../sdk/kit/drag-row.ts';
import { moved, removed } from '../sdk/kit/list-edits.ts';
import { useLatest } from '../sdk/kit/use-latest.ts';
import type { ListItem, ListOptions } from './list.ts';

/** The actions on the items of a list: the same functions for the lifetime of the widget. */
export interface ItemActs {
  readonly marks: RowMarks;
  toggle(itemId: string): void;
  add(index: number): void;
  move(itemId: string, by: number): void;
  duplicate(itemId: string): void;
  remove(itemId: string): void;
  restore(): void;
  showMenu(itemId: string | undefined): void;
  carrier(itemId: string): Carrier;
}

interface Carried {
  readonly itemId: string;
  readonly to: number;
}

interface Removal {
  readonly item: ListItem;
  readonly index: number;
}

/** An element to focus after a change: a part of an item's row, or the controls below all rows. Each is a new object. */
interface FocusTarget {
  readonly part: `${string}-${'handle' | 'toggle' | 'more'}` | 'add';
}

const marks: RowMarks = { row: 'item', body: 'item-body', top: 120, glide: 150 };

type Props = Pick<
  WidgetProps<readonly ListItem[], ListOptions>,
  'id' | 'value' | 'readOnly' | 'host' | 'onChange'
> & {
  readonly children: FieldChildren;
};

export function useItemActs(props: Props) {
  const { id, value, children } = props;
  const { wanted } = children;
  const [open, setOpen] = useState<string>();
  const [menu, setMenu] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [removal, setRemoval] = useState<Removal>();
  const [carried, setCarried] = useState<Carried>();
  const [focusNext, setFocusNext] = useState<FocusTarget>();
  const latest = useLatest(props);
  /** The dragged item, also before it is rendered. */
  const held = useRef<Carried>(undefined);

  const [followed, setFollowed] = useState<string>();
  if (wanted !== followed) {
    setFollowed(wanted);
    if (wanted !== undefined) setOpen(wanted);
  }
  useEffect(() => {
    if (focusNext !== undefined) document.getElementById(`${id}-${focusNext.part}`)?.focus();
  }, [focusNext, id]);

  const acts = useMemo<ItemActs>(() => {
    const indexOf = (itemId: string) => latest.current.value.findIndex((item) => item.id === itemId);
    function emit(items: readonly ListItem[]): void {
      const { readOnly, onChange } = latest.current;
      if (!readOnly) onChange(items);
      setRemoval(undefined);
    }
    function announce(key: string, index: number): void {
      const { host, value: items } = latest.current;
      setAnnouncement(host.translate(`list.${key}`, { position: index + 1, total: items.length }));
    }
    function hold(next: Carried | undefined): void {
      held.current = next;
      setCarried(next);
    }
    function insert(index: number, item: ListItem): void {
      emit(latest.current.value.toSpliced(index, 0, item));
      latest.current.children.focus(item.id);
    }
    return {
      marks,
      toggle: (itemId) => setOpen((now) => (now === itemId ? undefined : itemId)),
      add(index) {
        const { id: itemId, data } = latest.current.children.emptyPart('item');
        insert(index, { id: itemId, data });
      },
      move(itemId, by) {
        const from = indexOf(itemId);
        const items = moved(latest.current.value, from, from + by);
        if (items === latest.current.value) return;
        emit(items);
        announce('item', from + by);
        setFocusNext({ part: `${itemId}-more` });
      },
      duplicate(itemId) {
        const index = indexOf(itemId);
        const item = latest.current.value[index];
        if (item === undefined) return;
        const copy = latest.current.children.copyOf({ ...item, fieldset: 'item' });
        insert(index + 1, { id: copy.id, data: copy.data });
        announce('duplicated', index);
      },
      remove(itemId) {
        const { value: items } = latest.current;
        const index = indexOf(itemId);
        const item = items[index];
        if (item === undefined) return;
        const neighbour = items[index + 1] ?? items[index - 1];
        emit(removed(items, index));
        setRemoval({ item, index });
        setFocusNext({ part: neighbour === undefined ? 'add' : `${neighbour.id}-toggle` });
      },
      restore: () =>
        setRemoval((last) => {
          if (last !== undefined) queueMicrotask(() => insert(last.index, last.item));
          return undefined;
        }),
      showMenu: setMenu,
      carrier: (itemId) => ({
        isCarried: () => held.current?.itemId === itemId,
        pickUp() {
          const to = indexOf(itemId);
          flushSync(() => {
            // Closes the open row, because rows of the same height are easy to move.
            setOpen(undefined);
            hold({ itemId, to });
          });
          announce('picked', to);
        },
        carry(by) {
          if (held.current === undefined) return;
          const to = Math.min(Math.max(held.current.to + by, 0), latest.current.value.length - 1);
          hold({ itemId, to });
          announce('over', to);
        },
        drop() {
          const { to = 0 } = held.current ?? {};
          const from = indexOf(itemId);
          const part = `${itemId}-handle` as const;
          const isFocused = document.activeElement?.id === `${latest.current.id}-${part}`;
          hold(undefined);
          if (from !== to && from !== -1) emit(moved(latest.current.value, from, to));
          announce('dropped', to);
          // The move may take the focus from the handle. A focus that has moved elsewhere stays there.
          if (isFocused) setFocusNext({ part });
        },
        putBack() {
          hold(undefined);
          announce('cancelled', indexOf(itemId));
        },
      }),
    };
  }, [latest]);
  const isHeld = carried !== undefined && value.some((item) => item.id === carried.itemId);
  // Undo also brings an item back.
  const isBack = removal !== undefined && value.some((item) => item.id === removal.item.id);
  return {
    ...{ acts, open, menu, announcement },
    removal: isBack ? undefined : removal,
    carried: isHeld ? carried : undefined,
  };
}
