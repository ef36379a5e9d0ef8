import { timestamp } from '../platform/clock.ts';
import type { BackgroundTask } from '../platform/background.ts';

/** Removes what has run out: sessions, keys that were mailed, answers kept for retries. */
export const removeExpired: BackgroundTask = {
  name: 'remove what has expired',
  every: 600_000,
  async run({ db, clock }) {
    const now = timestamp(clock);
    for (const table of ['sessions', 'account_keys', 'idempotency_keys'] as const)
      await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  },
};
