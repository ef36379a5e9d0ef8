import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type ComponentType, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useDraggedKey } from '../drag/dragged-key-context.ts';
import { useEditorState } from '../editor-context.ts';
import type { RowFrame } from './block-row.tsx';
import { RowList } from './row-list.ts';
import { useStillOpening } from './use-still-opening.ts';

interface VirtualRowsProps {
  readonly order: readonly string[];
  /** The same while a block is carried by keyboard: as it is seen. */
  readonly shown: readonly string[];
  readonly Row: ComponentType<{ blockKey: string; index: number; count: number; frame: RowFrame }>;
  readonly list: Readonly<Record<string, string | number>>;
}

const rowHeight = 48;
const gap = 8;

/** The rows near the window alone, and always the open one and those being moved: what is being typed stays mounted. */
export function VirtualRows({ order, shown, Row, list }: VirtualRowsProps) {
  const element = useRef<HTMLOListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const openKey = useEditorState((state) => state.openKey);
  const openIndex = shown.indexOf(openKey ?? '');
  const carriedIndex = useEditorState((state) => shown.indexOf(state.carried?.key ?? ''));
  const draggedIndex = shown.indexOf(useDraggedKey() ?? '');
  useLayoutEffect(() => {
    // What stands above the list changes its height: notices, the panel of recovered drafts.
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
  // It is not handed to anything memoized.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    ...{ count: order.length, gap, rangeExtractor, scrollMargin, overscan: 8 },
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index] ?? index,
  });
  useStillOpening({ list: element, virtualizer, openKey });
  return (
    <RowList ref={element} {...list} style={{ display: 'block', height: virtualizer.getTotalSize() }}>
      {inPlace(virtualizer.getVirtualItems(), { order, shown }).map(({ index, start }) => {
        const blockKey = shown[index] ?? '';
        const style = { position: 'absolute', insetInline: 0, top: start - scrollMargin } as const;
        return (
          <Row
            key={blockKey}
            {...{ blockKey, count: order.length }}
            index={shown === order ? index : order.indexOf(blockKey)}
            frame={{ ref: virtualizer.measureElement, style, seenAt: index }}
          />
        );
      })}
    </RowList>
  );
}

/** Elements stay where they are while a block is carried: one that is moved would lose the focus for a moment. */
function inPlace(
  rows: readonly VirtualItem[],
  { order, shown }: Pick<VirtualRowsProps, 'order' | 'shown'>,
): readonly VirtualItem[] {
  if (shown === order) return rows;
  const place = ({ index }: VirtualItem) => order.indexOf(shown[index] ?? '');
  return rows.toSorted((one, other) => place(one) - place(other));
}
