import type { BackgroundTask } from '../platform/background.ts';
import { removeExpired } from './expiry.ts';

/** Everything that runs in the background of a serving process. */
export const allTasks: readonly BackgroundTask[] = Object.freeze([removeExpired]);
