import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { queueMail, type MailTemplate } from '../mails/service.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import {
  findKeyOwner,
  issueKey,
  consumeKey,
  type KeyPurpose,
  type PresentedKey,
} from '../account-keys/service.ts';
import { lockUser } from '../users/service.ts';

/** The screens that the links open (api.md section 3). */
const screens: Readonly<Record<KeyPurpose, string>> = {
  activation: '/auth/activation/',
  reset: '/auth/reset-password/',
};

/** Queues a mail with a link that contains a new key. It is sent if and only if the caller's transaction is committed. */
export async function mailKey(
  context: Context,
  tx: Db,
  { user, purpose, template = purpose }: { user: UserRow; purpose: KeyPurpose; template?: MailTemplate },
): Promise<void> {
  const key = await issueKey(context, tx, { user: user.id, purpose });
  await mailLink(context, tx, { template, to: user.email, path: `${screens[purpose]}${key}` });
}

export function mailLink(
  context: Context,
  tx: Db,
  { template, to, path }: { template: MailTemplate; to: string; path: string },
): Promise<void> {
  const link = `${context.config.publicUrl}${path}`;
  return queueMail(context, tx, { template, to, language: context.language, link });
}

/**
 * Consumes a mailed key and returns its owner, locked until the transaction ends. Of several concurrent calls, one
 * succeeds. The others throw `invalid_key`, as for the key of a blocked account.
 */
export async function redeemKey(context: Context, tx: Db, presented: PresentedKey): Promise<UserRow> {
  const ownerId = await findKeyOwner(context, tx, presented);
  // The account is locked before its key, as everywhere else: a fixed lock order avoids deadlocks.
  const user = ownerId === undefined ? undefined : await lockUser(tx, ownerId);
  if (user === undefined || user.blocked_at !== null || !(await consumeKey(tx, presented)))
    throw new ServiceError('invalid_key');
  return user;
}
