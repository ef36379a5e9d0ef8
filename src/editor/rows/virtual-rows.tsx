import { useEffect, useRef, useState } from 'react';
import { useEditorState } from '../editor-context.ts';
import { BlockRow } from './block-row.tsx';
import { RowList } from './row-list.ts';
import { type PlacedRow, useVisibleRows } from './use-visible-rows.ts';

interface VirtualRowsProps {
  readonly order: readonly string[];
  /** The order in which rows are shown, which differs while a block is carried. */
  readonly shown: readonly string[];
  readonly list: Readonly<Record<string, string | number>>;
}

/** Draws the rows near the window, plus the open, the carried and the focused one, so that what is in use stays mounted. */
export function VirtualRows({ order, shown, list }: VirtualRowsProps) {
  const openKey = useEditorState((state) => state.openKey);
  const carriedKey = useEditorState((state) => state.carried?.key ?? null);
  // When one row opens and another closes, `keepStill` keeps the position. In all other cases the list does.
  const toggled = useLastTwo(openKey);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const visible = useVisibleRows({ shown, kept: [openKey, carriedKey, focusedKey], toggled });
  return (
    <RowList
      ref={visible.list}
      {...list}
      style={visible.room}
      onFocus={({ target }) => setFocusedKey(target.closest<HTMLElement>('.row')?.dataset['key'] ?? null)}
    >
      {inPlace(visible.rows, { order, shown }).map(({ index, above }) => {
        const blockKey = shown[index] ?? '';
        return (
          <BlockRow
            key={blockKey}
            {...{ blockKey, above, count: order.length, measure: visible.measure }}
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

/** Keeps the elements in order while a block is carried: moving an element would lose the focus for a moment. */
function inPlace(
  rows: readonly PlacedRow[],
  { order, shown }: Pick<VirtualRowsProps, 'order' | 'shown'>,
): readonly PlacedRow[] {
  if (shown === order) return rows;
  const place = ({ index }: PlacedRow) => order.indexOf(shown[index] ?? '');
  return rows.toSorted((one, other) => place(one) - place(other));
}
