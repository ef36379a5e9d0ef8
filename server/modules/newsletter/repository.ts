import type { Db } from '../../platform/database/database.ts';
import type { NewsletterSubscriberRow } from '../../platform/database/schema.ts';
import { readWindow, type Window } from '../../platform/database/window.ts';

/**
 * Adds the address, or gives an unconfirmed one a new key; returns whether the key is valid. Confirmed addresses, and
 * those that got their last key after `freshSince`, get none. One statement, so that two concurrent sign-ups cannot
 * both find nothing.
 */
export async function upsertPending(
  db: Db,
  row: NewsletterSubscriberRow,
  { freshSince }: { freshSince: string },
): Promise<boolean> {
  const written = await db
    .insertInto('newsletter_subscribers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet((eb) => ({
          language: eb.ref('excluded.language'),
          key_hash: eb.ref('excluded.key_hash'),
          key_expires_at: eb.ref('excluded.key_expires_at'),
        }))
        .where('newsletter_subscribers.confirmed_at', 'is', null)
        .where('newsletter_subscribers.key_expires_at', '<=', freshSince),
    )
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Confirms the subscription with this key; returns whether it exists. */
export async function confirmByKey(
  db: Db,
  { key_hash, now }: { key_hash: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: now, key_hash: null, key_expires_at: null })
    .where('key_hash', '=', key_hash)
    .where('key_expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function listSubscribers(db: Db, window: Window) {
  return readWindow(db.selectFrom('newsletter_subscribers').selectAll().orderBy('id'), window);
}

export async function deleteSubscriberRow(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The subscription of an address, confirmed or not. */
export function deleteSubscription(db: Db, email: string) {
  return db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}
