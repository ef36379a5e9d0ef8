import type { BackgroundTask } from '../../platform/background.ts';
import { sweepFiles } from './service.ts';

/** Removes the remains of interrupted uploads, and files that could not be removed with their rows. */
export const removeStrayFiles: BackgroundTask = {
  name: 'remove stray files',
  every: 60_000,
  run: sweepFiles,
};
