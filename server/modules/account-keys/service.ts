import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AccountKeyRow } from '../../platform/database/schema.ts';
import { hashToken, newToken } from '../../platform/security/tokens.ts';
import { deleteKey, deleteKeysOf, insertKey, selectKey } from './repository.ts';

/** What a key in a mail is good for. */
export type KeyPurpose = AccountKeyRow['purpose'];

/** A key as somebody presents it. */
export interface PresentedKey {
  readonly key: string;
  readonly purpose: KeyPurpose;
}

const hour = 3_600_000;

/** Milliseconds a key can be used (api.md section 3). */
const lifetimes: Readonly<Record<KeyPurpose, number>> = { activation: 7 * 24 * hour, reset: hour };

/**
 * Makes a key inside the caller's transaction; it is stored nowhere. Those made before go on to work until one of them
 * is used, because mails overtake each other.
 */
export async function issueKey(
  dependencies: Dependencies,
  tx: Db,
  { user, purpose }: { user: string; purpose: KeyPurpose },
): Promise<string> {
  const key = newToken();
  await insertKey(tx, {
    key_hash: hashToken(key),
    user,
    purpose,
    created_at: timestamp(dependencies.clock),
    expires_at: timestamp(dependencies.clock, lifetimes[purpose]),
  });
  return key;
}

/** Whose key it is; undefined when it is unknown, used or expired. */
export async function findKeyOwner(
  dependencies: Dependencies,
  tx: Db,
  { key, purpose }: PresentedKey,
): Promise<string | undefined> {
  const now = timestamp(dependencies.clock);
  return (await selectKey(tx, { key_hash: hashToken(key), purpose, now }))?.user;
}

/** Uses a key up. Of several that try at the same time one is told true. */
export async function consumeKey(tx: Db, { key }: PresentedKey): Promise<boolean> {
  return (await deleteKey(tx, hashToken(key))).numDeletedRows === 1n;
}

/** Ends the keys that a user was mailed. */
export async function endKeysOf(
  tx: Db,
  user: string,
  purposes: readonly KeyPurpose[] = ['activation', 'reset'],
): Promise<void> {
  await deleteKeysOf(tx, user, purposes);
}
