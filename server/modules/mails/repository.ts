import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OutboxRow } from '../../platform/database/schema.ts';

/** How long a mail is one sender's before others may take it, in milliseconds. It is prolonged while it is being sent. */
export const leaseTime = 15_000;

/** Adds a mail that is due at once. */
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

/** Whether a mail waits that may be sent now. */
export async function isAnyDue(dependencies: Dependencies): Promise<boolean> {
  return (await due(dependencies).executeTakeFirst()) !== undefined;
}

/** Takes the mail that has waited longest; undefined when none is due. No other sender has it until its lease ends. */
export function claimDue(dependencies: Dependencies): Promise<OutboxRow | undefined> {
  const { db, clock, dialect } = dependencies;
  const next = dialect === 'postgres' ? due(dependencies).forUpdate().skipLocked() : due(dependencies);
  return db
    .updateTable('outbox')
    .set({ next_attempt_at: timestamp(clock, leaseTime) })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}

/** Keeps a mail that takes long. */
export async function prolongLease({ db, clock }: Dependencies, { id }: OutboxRow): Promise<void> {
  const next_attempt_at = timestamp(clock, leaseTime);
  await db.updateTable('outbox').set({ next_attempt_at }).where('id', '=', id).execute();
}

/**
 * Notes, before it happens, that a server gets the mail; answers false when another sender has done so meanwhile. Without
 * this note a process that is killed right after could not know that a copy may have arrived.
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

/** What is stored of a try that failed. */
type Attempt = Pick<OutboxRow, 'attempts' | 'next_attempt_at' | 'handed_over' | 'last_error' | 'failed_at'>;

/** Notes a try that failed: when the next one may be, or that there is none. */
export async function noteAttempt({ db }: Dependencies, { id }: OutboxRow, attempt: Attempt): Promise<void> {
  await db.updateTable('outbox').set(attempt).where('id', '=', id).execute();
}

/** Removes a mail that was sent, or that was none. */
export async function removeMail({ db }: Dependencies, { id }: OutboxRow): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Removes what was given up by then. */
export async function deleteFailedMails(db: Db, failedBefore: string): Promise<void> {
  await db.deleteFrom('outbox').where('failed_at', '<=', failedBefore).execute();
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
