import { useMemo } from 'react';
import { useEditorState } from '../editor-context.ts';
import { moveItem } from '../store/transitions/with-block.ts';

/** The order in which the rows are seen: a block that is carried stands where it would be put down. */
export function useShownOrder(order: readonly string[]): readonly string[] {
  const carried = useEditorState((state) => state.carried);
  return useMemo(
    () => (carried ? moveItem(order, order.indexOf(carried.key), carried.to) : order),
    [order, carried],
  );
}
