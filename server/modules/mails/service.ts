import type { Language } from '../../../shared/languages.ts';
import { systemClock, timestamp } from '../../platform/clock.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { OutboxRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { readCipher, type Rekeying } from '../../platform/security/secrets.ts';
import { giveUp, insertMail, selectMailsAfter, updatePayload } from './repository.ts';

/** Rows per batch when reading all of them. */
const batch = 500;

/** The mail templates. Each has its text in `locales/<lng>/mails.json`. */
export const mailTemplates = [
  'activation',
  'account_exists',
  'registered_again',
  'reset',
  'password_changed',
  'newsletter_confirmation',
  'inquiries_full',
] as const;

export type MailTemplate = (typeof mailTemplates)[number];

/** A mail to queue. Its text is composed when it is sent. */
export interface Mail {
  readonly template: MailTemplate;
  readonly to: string;
  readonly language: Language;
  /** The link in the mail: an address below `OCTAVO_PUBLIC_URL`, which may contain a key. */
  readonly link: string;
}

/** Queues a mail in the caller's transaction: it is sent if and only if the transaction commits (design section 8). */
export function queueMail(dependencies: Dependencies, tx: Db, mail: Mail): Promise<void> {
  return enqueue(dependencies, tx, JSON.stringify(mail));
}

/**
 * Queues a row that the sender drops, so that an unknown address costs the same work where the answer must not reveal
 * whether it is known.
 */
export function queueNothing(dependencies: Dependencies, tx: Db): Promise<void> {
  return enqueue(dependencies, tx, 'null');
}

/** The mail of a row; undefined if `queueNothing` wrote it. Throws if it was written with another secret. */
export function readMail({ secrets }: Dependencies, row: Pick<OutboxRow, 'id' | 'payload_cipher'>) {
  return (JSON.parse(secrets.decrypt(row.payload_cipher, row.id)) as Mail | null) ?? undefined;
}

/** Encrypts every mail with the new secret and returns their number. An unreadable one is abandoned. */
export async function rekeyMails(tx: Db, { from, to }: Rekeying): Promise<number> {
  let rekeyed = 0;
  await inBatches(
    (last: OutboxRow | undefined) => selectMailsAfter(tx, last?.id ?? '', batch),
    async ({ id, payload_cipher }) => {
      const payload = readCipher(from, payload_cipher, id);
      if (payload === undefined) return giveUp(tx, id, timestamp(systemClock));
      rekeyed += 1;
      await updatePayload(tx, id, to.encrypt(payload, id));
    },
  );
  return rekeyed;
}

/** Encrypts the payload, because it may hold a key. */
async function enqueue(dependencies: Dependencies, tx: Db, payload: string): Promise<void> {
  const id = newId();
  const payload_cipher = dependencies.secrets.encrypt(payload, id);
  await insertMail(tx, { id, payload_cipher, created_at: timestamp(dependencies.clock) });
}
