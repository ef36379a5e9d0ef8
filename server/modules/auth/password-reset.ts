import { isEmailAddress } from '../../../shared/email.ts';
import type { PasswordSetInput } from '../../../shared/wire/accounts.ts';
import type { Context } from '../../platform/context.ts';
import { queueNothing } from '../mails/service.ts';
import { Refusal, refuseField, refuseFields } from '../../platform/refusal.ts';
import { findKeyOwner } from '../account-keys/service.ts';
import { wrongNewPassword } from '../../platform/security/new-password.ts';
import { activateUser, lockUserByEmail, replacePassword } from '../users/service.ts';
import { mailKey, redeemKey } from './mailed-keys.ts';

/**
 * Mails a link to set a new password. The answer and the work are the same for an address that has no account and for
 * one whose account is blocked, which get nothing. An account that waits for its activation gets the same mail as
 * any other rather than another activation: its password may be a stranger's (see `registration.ts`), and
 * whoever asks does not have it. Setting one by the link activates the account, for it proves as much as activating.
 */
export async function requestReset(context: Context, email: string): Promise<void> {
  if (!isEmailAddress(email)) throw refuseField('email', 'invalid_email');
  await context.db.transaction().execute(async (tx) => {
    const user = await lockUserByEmail(context, tx, email);
    if (user === undefined || user.blocked_at !== null) return queueNothing(context, tx);
    return mailKey(context, tx, { user, purpose: 'reset' });
  });
}

/** Throws `invalid_key` unless the key could be used now. */
export async function requireResetKey(context: Context, key: string): Promise<void> {
  const owner = await findKeyOwner(context, context.db, { key, purpose: 'reset' });
  if (owner === undefined) throw new Refusal('invalid_key');
}

/** Sets a password by a mailed key; every session of the user and every other key end. */
export async function resetPassword(context: Context, input: PasswordSetInput): Promise<void> {
  refuseFields(wrongNewPassword(input));
  // Hashing is dear, and nothing that strangers may ask for with a key that they made up.
  await requireResetKey(context, input.key);
  const passwordHash = await context.passwords.hash(input.password);
  await context.db.transaction().execute(async (tx) => {
    const user = await redeemKey(context, tx, { key: input.key, purpose: 'reset' });
    await replacePassword(tx, user.id, { passwordHash });
    await activateUser(context, tx, user);
  });
}
