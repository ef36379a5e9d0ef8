import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { OutboxRow } from '../../platform/database/schema.ts';
import { composeMail } from './compose-mail.ts';
import type { MailHealth } from '../../platform/mail/mail-health.ts';
import { MailFailure, type ComposedMail } from '../../platform/mail/mail-transport.ts';
import {
  claimDue,
  isAnyDue,
  leaseTime,
  noteAttempt,
  noteHandOver,
  prolongLease,
  removeMail,
} from './repository.ts';

/** How many mails leave at the same time. */
const parallel = 5;

/** A server may be given a mail twice when it does not answer; a third time could be a second duplicate. */
const mostHandOvers = 2;

/** Milliseconds: between tries of a mail that a server puts off, and the age at which a mail is given up. */
const shortestWait = 5000;
const longestWait = 30 * 60_000;
const oldest = 3 * 86_400_000;

/** How long a process that is told to stop waits for mails under way, in milliseconds. */
const patienceAtEnd = 5000;

/** Sends everything that is due in the outbox. */
export const sendMails: BackgroundTask = {
  name: 'send mails',
  every: 1000,
  async run(dependencies, stopping) {
    const { transport, health } = dependencies.mailing;
    if (!health.mayTry() || !(await isAnyDue(dependencies))) return;
    let breakingOff: NodeJS.Timeout | undefined;
    const onStop = () => (breakingOff = setTimeout(() => transport.abandon(), patienceAtEnd));
    stopping?.addEventListener('abort', onStop);
    try {
      await sideBySide(parallel, () => sendUntilDone(dependencies, stopping));
    } finally {
      stopping?.removeEventListener('abort', onStop);
      clearTimeout(breakingOff);
      transport.release();
    }
  },
};

/** Runs the work so many times at once; what one of them threw is thrown when all have ended. */
async function sideBySide(count: number, work: () => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function sendUntilDone(dependencies: Dependencies, stopping: AbortSignal | undefined): Promise<void> {
  for (;;) {
    if (stopping?.aborted === true || !dependencies.mailing.health.mayTry()) return;
    const row = await claimDue(dependencies);
    if (row === undefined) return;
    const failure = await send(dependencies, row);
    if (failure === undefined) await removeMail(dependencies, row);
    else if (failure !== 'taken') await noteFailure(dependencies, row, failure);
  }
}

/** Answers why the mail did not leave, if it did not; `taken` when another sender is at it. */
async function send(dependencies: Dependencies, row: OutboxRow): Promise<MailFailure | 'taken' | undefined> {
  try {
    const mail = open(dependencies, row);
    if (mail !== undefined) await deliver(dependencies, row, mail);
    return undefined;
  } catch (error) {
    if (error instanceof TakenError) return 'taken';
    if (error instanceof MailFailure) return error;
    throw error;
  }
}

/** The mail of a row; undefined for one that is nothing. */
function open(dependencies: Dependencies, row: OutboxRow): ComposedMail | undefined {
  if (row.handed_over >= mostHandOvers)
    throw new MailFailure('rejected', 'it was handed over twice and no answer came');
  try {
    return composeMail(dependencies, row);
  } catch (error) {
    throw new MailFailure('rejected', `it cannot be read: ${String(error)}`);
  }
}

async function deliver(dependencies: Dependencies, row: OutboxRow, mail: ComposedMail): Promise<void> {
  const { mailing, log } = dependencies;
  const prolong = () => void prolongLease(dependencies, row).catch(() => undefined);
  const prolonging = setInterval(prolong, leaseTime / 3);
  try {
    await mailing.transport.deliver(mail, async () => {
      if (!(await noteHandOver(dependencies, row))) throw new TakenError();
    });
    mailing.health.noteReached();
    log.info({ mail: row.id }, 'a mail was sent');
  } catch (error) {
    if (error instanceof MailFailure) noteHealth(mailing.health, error);
    throw error;
  } finally {
    clearInterval(prolonging);
  }
}

/** A server that refuses a mail is there. */
function noteHealth(health: MailHealth, failure: MailFailure): void {
  if (failure.kind === 'unreachable') health.noteUnreachable(failure);
  else health.noteReached();
}

/** Notes a failure: the mail waits for another try, or is given up. */
async function noteFailure(dependencies: Dependencies, row: OutboxRow, failure: MailFailure): Promise<void> {
  const { clock, log } = dependencies;
  const { kind, message } = failure;
  const handed_over = row.handed_over + (kind === 'unclear' ? 1 : 0);
  const tooOld = Date.parse(row.created_at) + oldest <= clock.now();
  const givenUp = kind === 'rejected' || handed_over >= mostHandOvers || tooOld;
  // A server that is not there says nothing about the mail: it is the next to go when there is one again.
  const reached = kind !== 'unreachable';
  const wait = reached ? Math.min(shortestWait * 2 ** row.attempts, longestWait) : 0;
  await noteAttempt(dependencies, row, {
    attempts: row.attempts + (reached ? 1 : 0),
    next_attempt_at: timestamp(clock, wait),
    handed_over,
    last_error: message,
    failed_at: givenUp ? timestamp(clock) : null,
  });
  if (givenUp) log.error({ mail: row.id, reason: message }, 'a mail was given up');
  else log.warn({ mail: row.id, reason: message }, 'a mail has to wait');
}

/** Another sender handed the mail over while this one thought that it was its own. */
class TakenError extends Error {
  override readonly name = 'TakenError';
}
