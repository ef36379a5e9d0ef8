import { createContext, useContext } from 'react';

/** The block being dragged. */
export const DraggedKeyContext = createContext<string | null>(null);

export function useDraggedKey(): string | null {
  return useContext(DraggedKeyContext);
}
