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
 * Mails a link to set a new password. The answer and the work are the same for an unknown address and a blocked
 * account, which get no mail. An account awaiting activation gets the same mail as any other rather than another
 * activation: its password may be a stranger's (see `registration.ts`), and the person asking does not have it. Setting
 * a password through the link activates the account, since it proves as much as activation.
 */
export async function requestReset(context: Context, email: string): Promise<void> {
  if (!isEmailAddress(email)) throw refuseField('email', 'invalid_email');
  await context.db.transaction().execute(async (tx) => {
    const user = await lockUserByEmail(context, tx, email);
    if (user === undefined || user.blocked_at !== null) return queueNothing(context, tx);
    return mailKey(context, tx, { user, purpose: 'reset' });
  });
}

/** Throws `invalid_key` unless the key is valid now. */
export async function requireResetKey(context: Context, key: string): Promise<void> {
  const owner = await findKeyOwner(context, context.db, { key, purpose: 'reset' });
  if (owner === undefined) throw new Refusal('invalid_key');
}

/** Sets a password with a mailed key; ends all of the user's sessions and other keys. */
export async function resetPassword(context: Context, input: PasswordSetInput): Promise<void> {
  refuseFields(wrongNewPassword(input));
  // Hashing is expensive, so strangers must not trigger it with a made-up key.
  await requireResetKey(context, input.key);
  const passwordHash = await context.passwords.hash(input.password);
  await context.db.transaction().execute(async (tx) => {
    const user = await redeemKey(context, tx, { key: input.key, purpose: 'reset' });
    await replacePassword(tx, user.id, { passwordHash });
    await activateUser(context, tx, user);
  });
}
