import { useSyncExternalStore } from 'react';
import type { FieldSurroundings } from '../contract/view.ts';

/**
 * Reads something around a field, such as `(around) => around.field('title')`. The widget renders again only when what it
 * reads changes, so return what `around` answered or a plain value, and no new object.
 */
export function useAround<Read>(around: FieldSurroundings, read: (around: FieldSurroundings) => Read): Read {
  const now = () => read(around);
  return useSyncExternalStore(around.subscribe, now, now);
}
