import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import { removeFailedMails } from '../mails/service.ts';
import { removeUnconfirmed } from '../newsletter/service.ts';
import { removeEndedSessions } from '../sessions/service.ts';
import { deleteExpired } from './repository.ts';

/**
 * Removes what has expired: sessions, mailed keys, used captchas, answers stored for retries, addresses that were never
 * confirmed, and mails given up long ago.
 */
export const removeExpired: BackgroundTask = {
  name: 'remove what has expired',
  every: 600_000,
  async run(dependencies) {
    await deleteExpired(dependencies.db, timestamp(dependencies.clock));
    await removeEndedSessions(dependencies);
    await removeUnconfirmed(dependencies);
    await removeFailedMails(dependencies);
  },
};
