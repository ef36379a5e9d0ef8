import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDraggedKey } from '../drag/dragged-key-context.ts';
import { useEditorState } from '../editor-context.ts';
import type { RowProps } from './block-row.tsx';
import { RowList, rowGap } from './row-list.ts';

interface VirtualRowsProps {
  readonly order: readonly string[];
  /** The order in which rows are shown, which differs while the keyboard carries a block. */
  readonly shown: readonly string[];
  readonly Row: ComponentType<RowProps>;
  readonly list: Readonly<Record<string, string | number>>;
}

const rowHeight = 48;

/**
 * Draws the rows near the window, plus the open one and any being moved, so that a form in use stays mounted. They stay
 * in the flow, with space for the others: a row that opens pushes the rest without rendering them again.
 */
export function VirtualRows({ order, shown, Row, list }: VirtualRowsProps) {
  const element = useRef<HTMLOListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const openKey = useEditorState((state) => state.openKey);
  const openIndex = shown.indexOf(openKey ?? '');
  const carriedIndex = useEditorState((state) => shown.indexOf(state.carried?.key ?? ''));
  const draggedIndex = shown.indexOf(useDraggedKey() ?? '');
  useLayoutEffect(() => {
    // Notices and the recovery panel above the list change its position.
    const measure = () => {
      if (element.current) setScrollMargin(element.current.getBoundingClientRect().top + window.scrollY);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = [openIndex, carriedIndex, draggedIndex].filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
    },
    [openIndex, carriedIndex, draggedIndex],
  );
  // We pass it to nothing memoized.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    ...{ count: order.length, gap: rowGap, rangeExtractor, scrollMargin, overscan: 8 },
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index] ?? index,
  });
  // When one row opens and another closes, `useStillHead` keeps the position. In all other cases the list does.
  const toggled = useLastTwo(openKey);
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ key, start }) =>
    start < (virtualizer.scrollOffset ?? 0) && !toggled.includes(String(key));
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.start ?? scrollMargin;
  const end = items.at(-1)?.end ?? scrollMargin;
  const room = {
    paddingTop: first - scrollMargin,
    paddingBottom: virtualizer.getTotalSize() - (end - scrollMargin),
  };
  return (
    <RowList ref={element} {...list} style={room}>
      {inPlace(withRoom(items), { order, shown }).map(({ index, above }) => {
        const blockKey = shown[index] ?? '';
        return (
          <Row
            key={blockKey}
            {...{ blockKey, above, count: order.length, measure: virtualizer.measureElement }}
            index={shown === order ? index : order.indexOf(blockKey)}
            seenAt={shown === order ? undefined : index}
          />
        );
      })}
    </RowList>
  );
}

/** The current key and the previous one. */
function useLastTwo(key: string | null): readonly (string | null)[] {
  const keys = useRef<readonly (string | null)[]>([key, null]);
  useEffect(() => {
    if (keys.current[0] !== key) keys.current = [key, keys.current[0] ?? null];
  }, [key]);
  return [key, ...keys.current];
}

interface PlacedRow {
  readonly index: number;
  /** Space in pixels for rows above that are not drawn; 0 when its neighbour is. */
  readonly above: number;
}

function withRoom(items: readonly VirtualItem[]): readonly PlacedRow[] {
  return items.map(({ index, start }, at) => {
    const before = items[at - 1];
    return { index, above: before === undefined ? 0 : start - before.end - rowGap };
  });
}

/** Keeps the elements in order while a block is carried: moving an element would lose the focus for a moment. */
function inPlace(
  rows: readonly PlacedRow[],
  { order, shown }: Pick<VirtualRowsProps, 'order' | 'shown'>,
): readonly PlacedRow[] {
  if (shown === order) return rows;
  const place = ({ index }: PlacedRow) => order.indexOf(shown[index] ?? '');
  return rows.toSorted((one, other) => place(one) - place(other));
}
