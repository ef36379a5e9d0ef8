import { useSyncExternalStore } from 'react';
import type { FieldSurroundings } from '../contract/view.ts';

/**
 * Reads from the surroundings of a field, for example with `(around) => around.field('title')`. The widget only renders
 * again when the result changes, so return a value from `around` or a primitive, not a new object.
 */
export function useAround<Read>(around: FieldSurroundings, read: (around: FieldSurroundings) => Read): Read {
  const now = () => read(around);
  return useSyncExternalStore(around.subscribe, now, now);
}
