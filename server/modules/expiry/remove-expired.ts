import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import { removeEndedSessions } from '../sessions/service.ts';
import { deleteExpired } from './repository.ts';

/** How long people still see mails that failed and links that expired, in milliseconds. */
const shownFor = 30 * 86_400_000;

/**
 * Removes what has expired: sessions, mailed keys, used captchas, answers stored for retries, addresses that were never
 * confirmed, what plans keep for undoing them, and mails given up and links to previews expired long ago.
 */
export const removeExpired: BackgroundTask = {
  name: 'remove what has expired',
  every: 600_000,
  async run(dependencies, stopping) {
    const { clock } = dependencies;
    const times = { now: timestamp(clock), shownUntil: timestamp(clock, -shownFor) };
    await deleteExpired(dependencies, times, stopping);
    await removeEndedSessions(dependencies, stopping);
  },
};
