import { memo, useState, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownOrder } from '../drag/use-shown-order.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { BlockRow } from './block-row.tsx';
import { handleHelp } from './row-tools.tsx';
import { type PlacedRow, useVisibleRows } from './use-visible-rows.ts';

/** Lists that have at least this length when they open render only their visible rows. */
const longList = 60;

/** All it shows is in the store, so a page that was read again does not render it. */
export const BlockList = memo(function BlockList() {
  const { t } = useTranslation();
  const { fixed } = useEditor();
  const order = useEditorState((state) => state.order);
  const shown = useShownOrder(order);
  const count = order.length;
  // Decided once: switching would mount every row again, and the open form would lose its caret.
  const [isLong] = useState(count >= longList);
  const list = { 'aria-label': t('editor.blocks'), 'data-testid': 'block-list', 'data-count': count };
  const rows = isLong ? (
    <VirtualRows order={order} shown={shown} list={list} />
  ) : (
    <ol className="rows" {...list}>
      {order.map((blockKey, index) => {
        // Only the visual order changes: moving the element would lose the focus for a moment.
        const seenAt = shown === order ? undefined : shown.indexOf(blockKey);
        return <BlockRow key={blockKey} {...{ blockKey, index, isLast: index === count - 1, seenAt }} />;
      })}
    </ol>
  );
  return (
    <>
      {!fixed && (
        <div id={handleHelp} hidden>
          {t('editor.dragging.instructions')}
        </div>
      )}
      {rows}
    </>
  );
});

interface VirtualRowsProps {
  readonly order: readonly string[];
  /** The order in which rows are shown, which differs while a block is carried. */
  readonly shown: readonly string[];
  readonly list: Readonly<Record<string, string | number>>;
}

/** Renders the rows near the window, plus the open, the carried and the focused one, so that rows in use stay mounted. */
function VirtualRows({ order, shown, list }: VirtualRowsProps) {
  const openKey = useEditorState((state) => state.openKey);
  const carriedKey = useEditorState((state) => state.carried?.key ?? null);
  // When one row opens and another closes, `changeInPlace` keeps the position; otherwise, the list does.
  const toggled = useLastTwo(openKey);
  // Not a state: a row that takes the focus is rendered already.
  const focused = useRef<string | null>(null);
  const visible = useVisibleRows({
    ...{ shown, open: openKey, toggled },
    kept: [openKey, carriedKey, focused.current],
  });
  useNumbers(visible.list, order);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only records where the focus is.
    <ol
      className="rows"
      ref={visible.list}
      {...list}
      style={visible.room}
      onFocus={({ target }) => {
        focused.current = target.closest<HTMLElement>('.row')?.dataset['key'] ?? null;
      }}
    >
      {inPlace(visible.rows, { order, shown }).map(({ index: place, above }) => {
        const blockKey = shown[place] ?? '';
        const index = shown === order ? place : order.indexOf(blockKey);
        return (
          <BlockRow
            key={blockKey}
            {...{ blockKey, above, index, isLast: index === order.length - 1, measure: visible.measure }}
            seenAt={shown === order ? undefined : place}
          />
        );
      })}
    </ol>
  );
}

/**
 * Sets the position of each row among all rows for screen readers, because most rows are not rendered. The number of
 * rows is not a prop of a row, because every rendered row would render again whenever one is added.
 */
function useNumbers(list: RefObject<HTMLElement | null>, order: readonly string[]): void {
  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll<HTMLElement>(':scope > .row') ?? []) {
      row.setAttribute('aria-setsize', String(order.length));
      row.setAttribute('aria-posinset', String(order.indexOf(row.dataset['key'] ?? '') + 1));
    }
  });
}

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
