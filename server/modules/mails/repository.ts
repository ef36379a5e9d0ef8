import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { countRows } from '../../platform/database/window.ts';
import type { OutboxRow } from '../../platform/database/schema.ts';

/**
 * Milliseconds for which a sender holds a mail before others may take it. The lease is renewed while the mail is being
 * sent.
 */
export const leaseTime = 15_000;

/** Adds a mail that is due immediately. */
export async function insertMail(
  tx: Db,
  mail: Pick<OutboxRow, 'id' | 'payload_cipher' | 'created_at'>,
): Promise<void> {
  const untried = { attempts: 0, handed_over: 0, last_error: null, failed_at: null };
  await tx
    .insertInto('outbox')
    .values({ ...mail, ...untried, next_attempt_at: mail.created_at })
    .execute();
}

export async function isAnyDue(dependencies: Dependencies): Promise<boolean> {
  return (await due(dependencies).executeTakeFirst()) !== undefined;
}

/**
 * Takes the mail that has waited longest; undefined if none is due. Other senders cannot take it until its lease ends.
 */
export function claimDue(dependencies: Dependencies): Promise<OutboxRow | undefined> {
  const { db, clock } = dependencies;
  return db
    .updateTable('outbox')
    .set({ next_attempt_at: timestamp(clock, leaseTime) })
    .where('id', '=', due(dependencies).forUpdate().skipLocked())
    .returningAll()
    .executeTakeFirst();
}

export async function prolongLease({ db, clock }: Dependencies, { id }: OutboxRow): Promise<void> {
  const next_attempt_at = timestamp(clock, leaseTime);
  await db.updateTable('outbox').set({ next_attempt_at }).where('id', '=', id).execute();
}

/**
 * Records that a server is about to receive the mail; returns false if another sender has done so meanwhile. Without
 * this record, a crash would hide that a copy may have arrived.
 */
export async function noteHandOver({ db }: Dependencies, row: OutboxRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ handed_over: row.handed_over + 1 })
    .where('id', '=', row.id)
    .where('handed_over', '=', row.handed_over)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Attempt = Pick<OutboxRow, 'attempts' | 'next_attempt_at' | 'handed_over' | 'last_error' | 'failed_at'>;

/** Records a failed attempt: when the next one is due, or that it was the last. */
export async function noteAttempt({ db }: Dependencies, { id }: OutboxRow, attempt: Attempt): Promise<void> {
  await db.updateTable('outbox').set(attempt).where('id', '=', id).execute();
}

/** Removes a mail that was sent or is empty. */
export async function removeMail({ db }: Dependencies, { id }: OutboxRow): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export function countMails({ db }: Dependencies, state: 'waiting' | 'given up'): Promise<number> {
  return countRows(db.selectFrom('outbox').where('failed_at', state === 'waiting' ? 'is' : 'is not', null));
}

/** The creation time of the oldest waiting mail; undefined without one. */
export async function oldestWaiting({ db }: Dependencies): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('failed_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

function due({ db, clock }: Dependencies) {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', timestamp(clock))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1);
}

/** Some mails by id, after this one. */
export function selectMailsAfter(db: Db, id: string, limit: number): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();
}

export async function updatePayload(tx: Db, id: string, payload_cipher: string): Promise<void> {
  await tx.updateTable('outbox').set({ payload_cipher }).where('id', '=', id).execute();
}

/** Abandons an unreadable mail, unless it already is. */
export async function giveUp(tx: Db, id: string, failed_at: string): Promise<void> {
  const failed = { failed_at, last_error: 'it cannot be read' };
  await tx.updateTable('outbox').set(failed).where('id', '=', id).where('failed_at', 'is', null).execute();
}
