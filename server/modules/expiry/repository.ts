import type { Db } from '../../platform/database/database.ts';

const expiring = ['account_keys', 'used_captchas', 'idempotency_keys'] as const;

/** Removes what has expired by this time: mailed keys, used captchas and answers stored for retries. */
export async function deleteExpired(db: Db, now: string): Promise<void> {
  for (const table of expiring) await db.deleteFrom(table).where('expires_at', '<=', now).execute();
}
