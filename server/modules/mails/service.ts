import type { Language } from '../../../shared/languages.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { deleteFailedMails, insertMail } from './repository.ts';

/** How long a mail that was given up is kept for operators to see, in milliseconds. */
const failedKeptFor = 30 * 86_400_000;

/** The mails there are: each has its words in `locales/<lng>/mails.json`. */
export const mailTemplates = [
  'activation',
  'account_exists',
  'registered_again',
  'reset',
  'newsletter_confirmation',
] as const;

/** One of the mails. */
export type MailTemplate = (typeof mailTemplates)[number];

/** A mail to be. Its words are put together when it is sent. */
export interface Mail {
  readonly template: MailTemplate;
  readonly to: string;
  readonly language: Language;
  /** What the mail asks its reader to open: an address below `OCTAVO_PUBLIC_URL`, which may hold a key. */
  readonly link: string;
}

/** Queues a mail in the caller's transaction: it is sent if and only if that is committed (design section 8). */
export function queueMail(dependencies: Dependencies, tx: Db, mail: Mail): Promise<void> {
  return enqueue(dependencies, tx, JSON.stringify(mail));
}

/**
 * Queues something that the sender drops: where an answer must not tell whether an address is known, the unknown one
 * costs the same work.
 */
export function queueNothing(dependencies: Dependencies, tx: Db): Promise<void> {
  return enqueue(dependencies, tx, 'null');
}

/** The mail of a row; undefined for one that `queueNothing` wrote. Throws when it was written with another secret. */
export function readMail(dependencies: Dependencies, row: { id: string; payload_cipher: string }) {
  return (JSON.parse(dependencies.secrets.decrypt(row.payload_cipher, row.id)) as Mail | null) ?? undefined;
}

/** Removes mails that were given up long ago. */
export function removeFailedMails({ db, clock }: Dependencies): Promise<void> {
  return deleteFailedMails(db, timestamp(clock, -failedKeptFor));
}

/** The payload may hold a key, so it is kept encrypted. */
async function enqueue(dependencies: Dependencies, tx: Db, payload: string): Promise<void> {
  const id = newId();
  const payload_cipher = dependencies.secrets.encrypt(payload, id);
  await insertMail(tx, { id, payload_cipher, created_at: timestamp(dependencies.clock) });
}
