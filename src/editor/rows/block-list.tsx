import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownOrder } from '../drag/use-shown-order.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { BlockRow, handleHelp } from './block-row.tsx';
import { RowList } from './row-list.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** Lists that have at least this length when they open draw only their visible rows. */
const longList = 60;

/** The blocks in order. */
export function BlockList() {
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
    <RowList {...list}>
      {order.map((blockKey, index) => {
        // Only the visual order changes: moving the element would lose the focus for a moment.
        const seenAt = shown === order ? undefined : shown.indexOf(blockKey);
        return <BlockRow key={blockKey} {...{ blockKey, index, isLast: index === count - 1, seenAt }} />;
      })}
    </RowList>
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
}
