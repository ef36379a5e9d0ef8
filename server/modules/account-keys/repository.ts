import type { Db } from '../../platform/database/database.ts';
import { inserts } from '../../platform/database/records.ts';
import type { AccountKeyRow } from '../../platform/database/schema.ts';

export const insertKey = inserts('account_keys');

/** The key with this hash, unless it was used or has expired. */
export function selectKey(
  db: Db,
  { key_hash, purpose, now }: { key_hash: string; purpose: AccountKeyRow['purpose']; now: string },
): Promise<AccountKeyRow | undefined> {
  return db
    .selectFrom('account_keys')
    .selectAll()
    .where('key_hash', '=', key_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** A key of this user that is unused and has not expired. */
export function selectKeyOf(
  db: Db,
  { user, purpose, now }: { user: string; purpose: AccountKeyRow['purpose']; now: string },
): Promise<Pick<AccountKeyRow, 'key_hash'> | undefined> {
  return db
    .selectFrom('account_keys')
    .select('key_hash')
    .where('user', '=', user)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether the key existed. */
export async function deleteKey(db: Db, keyHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_keys')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes the keys of a user, of every purpose by default. */
export function deleteKeysOf(db: Db, user: string, purpose?: AccountKeyRow['purpose']) {
  const keys = db.deleteFrom('account_keys').where('user', '=', user);
  return (purpose === undefined ? keys : keys.where('purpose', '=', purpose)).execute();
}
