import { isEmailAddress } from '../../../shared/email.ts';
import type { PasswordSetInput, ResetRequest } from '../../../shared/wire/accounts.ts';
import type { Context } from '../../platform/context.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { queueNothing } from '../mails/service.ts';
import { ServiceError, fieldError, throwFieldErrors } from '../../platform/errors/service-error.ts';
import { endKeysOf, findKeyOwner, hasKey } from '../account-keys/service.ts';
import { wrongNewPassword } from '../../platform/security/new-password.ts';
import { weakPassword } from '../../platform/security/weak-passwords.ts';
import {
  activateUser,
  findUser,
  findUserByEmail,
  lockUserByEmail,
  replacePassword,
} from '../users/service.ts';
import { countReset, noteUsedLink } from './attempts.ts';
import { readDevice, triedAccount } from '../devices/service.ts';
import { mailKey, redeemKey } from './mailed-keys.ts';

/**
 * Mails a link to set a new password, which ends the earlier links. An unknown address, a blocked account, and a
 * mailbox that got many links within the hour and has a valid one get no mail; the answer and the work are the same. An
 * account awaiting activation gets this mail, too, instead of another activation: its password may be a stranger's (see
 * `registration.ts`), and the requester does not have it. Setting a password through the link activates the account,
 * since it proves as much as activation.
 */
export async function requestReset(
  context: Context,
  { email, device }: ResetRequest,
  { network }: { network: string },
): Promise<void> {
  if (!isEmailAddress(email)) throw fieldError('email', 'invalid_email');
  const account = triedAccount(email, await findUserByEmail(context.db, email));
  const caller = { network, device: readDevice(context, account, device) };
  const mayMail = await countReset(context, email, caller);
  await context.db.transaction().execute(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    const linked = await hasKey(context, tx, { user: user?.id ?? '', purpose: 'reset' });
    if ((linked && !mayMail) || user === undefined || user.blocked_at !== null)
      return queueNothing(context, tx);
    await endKeysOf(tx, user.id, 'reset');
    return mailKey(context, tx, { user, purpose: 'reset' });
  });
}

/** The account of a key. Throws `invalid_key` unless the key is valid. */
export async function requireResetKey(context: Context, key: string): Promise<UserRow> {
  const owner = await findKeyOwner(context, context.db, { key, purpose: 'reset' });
  const user = owner === undefined ? undefined : await findUser(context.db, owner);
  if (user === undefined) throw new ServiceError('invalid_key');
  return user;
}

/** Sets a password with a mailed key; ends all of the user's sessions and other keys. */
export async function resetPassword(
  context: Context,
  input: PasswordSetInput,
  { network }: { network: string },
): Promise<void> {
  throwFieldErrors(wrongNewPassword(input));
  // Hashing is expensive, so strangers must not trigger it with an invented key.
  const owner = await requireResetKey(context, input.key);
  throwFieldErrors(await weakPassword(input.password, owner));
  const passwordHash = await context.passwords.hash(input.password);
  await context.db.transaction().execute(async (tx) => {
    const user = await redeemKey(context, tx, { key: input.key, purpose: 'reset' });
    await replacePassword(context, tx, user, { passwordHash });
    await activateUser(context, tx, user);
  });
  await noteUsedLink(context, owner.email, { network });
}
