import type { BackgroundTask } from '../../platform/background.ts';
import { finishRemovals } from './service.ts';

/** Removes the rest of what was deleted and was too large to be removed at once, also before the process started. */
export const removeDropped: BackgroundTask = {
  name: 'remove what was deleted',
  every: 10_000,
  run: finishRemovals,
};
