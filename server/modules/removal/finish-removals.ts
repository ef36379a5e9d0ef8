import type { BackgroundTask } from '../../platform/background.ts';
import { finishRemovals } from './service.ts';

/** Removes the rest of deleted records that were too large to be removed at once, even by an earlier process. */
export const removeDropped: BackgroundTask = {
  name: 'remove deleted records',
  every: 10_000,
  run: finishRemovals,
};
