import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { OutboxRow } from '../../platform/database/schema.ts';
import type { MailHealth } from '../../platform/ports/mail/mail-health.ts';
import { MailFailure, type ComposedMail } from '../../platform/ports/mail/mail-transport.ts';
import {
  claimDue,
  isAnyDue,
  leaseTime,
  noteAttempt,
  noteHandOver,
  prolongLease,
  removeMail,
} from './repository.ts';
import { renderMail } from '../../platform/ports/mail/render-mail.ts';
import { readMail } from './service.ts';

/** Mails sent at the same time. */
const parallel = 5;

/** A server that does not answer may receive a mail twice; a third time could create a second duplicate. */
const mostHandOvers = 2;

/** Milliseconds between attempts for a deferred mail, and the age at which a mail is abandoned. */
const shortestWait = 5000;
const longestWait = 30 * 60_000;
const oldest = 3 * 86_400_000;

/** Milliseconds for which a stopping process waits for mails being sent. */
const patienceAtEnd = 5000;

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

/** Runs the work this many times in parallel; rethrows one error after all have ended. */
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

/** Returns the failure if the mail was not sent; `taken` if another sender has it. */
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

/** The mail of a row; undefined if it is empty. */
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

/** A server that rejects a mail is reachable. */
function noteHealth(health: MailHealth, failure: MailFailure): void {
  if (failure.kind === 'unreachable') health.noteUnreachable(failure);
  else health.noteReached();
}

/** Records a failure: the mail waits for another attempt or is abandoned. */
async function noteFailure(dependencies: Dependencies, row: OutboxRow, failure: MailFailure): Promise<void> {
  const { clock, log } = dependencies;
  const { kind, message } = failure;
  const handed_over = row.handed_over + (kind === 'unclear' ? 1 : 0);
  const tooOld = Date.parse(row.created_at) + oldest <= clock.now();
  const givenUp = kind === 'rejected' || handed_over >= mostHandOvers || tooOld;
  // The failure is independent of the mail: it is the next to be sent once a server answers.
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

/** Another sender handed over the mail while this one believed to hold the lease. */
class TakenError extends Error {
  override readonly name = 'TakenError';
}

/**
 * Composes the text of a queued mail; undefined for a row of `queueNothing`. Throws if it was queued with another
 * secret.
 */
function composeMail(dependencies: Dependencies, row: OutboxRow): ComposedMail | undefined {
  const mail = readMail(dependencies, row);
  if (mail === undefined) return undefined;
  const { template, to, language, link } = mail;
  const { name: product } = dependencies.config.brand;
  const site = new URL(dependencies.config.publicUrl).host;
  const say = (key: string) => dependencies.translations.translate(language, 'mails', key, { product, site });
  const subject = say(`${template}.subject`);
  const { text, html } = renderMail(dependencies.config.brand, {
    language,
    product,
    subject,
    greeting: say('greeting'),
    text: say(`${template}.text`),
    button: say(`${template}.button`),
    link,
    hint: say(`${template}.hint`),
    unasked: say(`${template}.unasked`),
    fallback: say('fallback'),
    footer: say('footer'),
  });
  return { id: row.id, created_at: row.created_at, to, language, subject, text, html };
}
