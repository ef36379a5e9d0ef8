import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AccountKeyRow } from '../../platform/database/schema.ts';
import { hashToken, newToken } from '../../platform/security/tokens.ts';
import { deleteKey, insertKey, selectKey, selectKeyOf } from './repository.ts';

export { deleteKeysOf as endKeysOf } from './repository.ts';

export type KeyPurpose = AccountKeyRow['purpose'];

export interface PresentedKey {
  readonly key: string;
  readonly purpose: KeyPurpose;
}

const hour = 3_600_000;

/** The validity of a key in milliseconds (api.md section 3). */
const lifetimes: Readonly<Record<KeyPurpose, number>> = { activation: 24 * hour, reset: hour };

/**
 * Creates a key in the caller's transaction; the key itself is not stored. Earlier keys stay valid until one of them is
 * used, because mails may arrive out of order, unless the caller invalidates them.
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

/** The owner of a key; undefined if it is unknown, used or expired. */
export async function findKeyOwner(
  dependencies: Dependencies,
  tx: Db,
  { key, purpose }: PresentedKey,
): Promise<string | undefined> {
  const now = timestamp(dependencies.clock);
  return (await selectKey(tx, { key_hash: hashToken(key), purpose, now }))?.user;
}

export async function hasKey(
  dependencies: Dependencies,
  tx: Db,
  { user, purpose }: { user: string; purpose: KeyPurpose },
): Promise<boolean> {
  return (await selectKeyOf(tx, { user, purpose, now: timestamp(dependencies.clock) })) !== undefined;
}

/** Consumes a key. Of several concurrent calls, only one returns true. */
export function consumeKey(tx: Db, { key }: PresentedKey): Promise<boolean> {
  return deleteKey(tx, hashToken(key));
}
