import { useMemo } from 'react';
import { useEditorState } from '../editor-context.ts';
import { moveItem } from '../store/transitions/with-block.ts';

/** The order in which rows are shown: a carried block is shown where it would be dropped. */
export function useShownOrder(order: readonly string[]): readonly string[] {
  const carried = useEditorState((state) => state.carried);
  return useMemo(
    () => (carried ? moveItem(order, order.indexOf(carried.key), carried.to) : order),
    [order, carried],
  );
}
