import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { selectUserByEmail, updateLastLogin } from './repository.ts';

/** The account of an address, in any case. */
export function findUserByEmail(context: Context, email: string): Promise<UserRow | undefined> {
  return selectUserByEmail(context.db, normalizeEmail(email));
}

export async function noteLogin(db: Db, id: string, now: string): Promise<void> {
  await updateLastLogin(db, id, now);
}

/** An address as it is stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
