import { cutText } from '../../../shared/cut-text.ts';
import { isEmailAddress } from '../../../shared/email.ts';
import { limits } from '../../../shared/limits.ts';
import { oneLine } from '../../../shared/one-line.ts';
import type { SocialError, SocialProviderName } from '../../../shared/wire/social.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { SocialPerson } from '../../platform/ports/social/social-provider.ts';
import { endSessionsOf } from '../sessions/service.ts';
import { activateUser, createUser, forgetRegistration, lockUser, lockUserByEmail } from '../users/service.ts';
import { insertIdentity, selectIdentity } from './repository.ts';

/**
 * The account of a person authenticated by a provider, in the caller's transaction: the one they signed in to before;
 * or else the one with their verified address, which is then linked to the provider; or else a new one. The address
 * counts only once: a later holder of the address at the provider does not get the account, and its owner does not lose
 * it.
 */
export async function accountOf(
  context: Context,
  tx: Db,
  { provider, person }: { provider: SocialProviderName; person: SocialPerson },
): Promise<UserRow> {
  const tie = await selectIdentity(tx, provider, person.subject);
  const known = tie && (await lockUser(tx, tie.user));
  if (known !== undefined) return rejectBlocked(known);
  const account = await accountOfAddress(context, tx, person);
  await insertIdentity(tx, {
    provider,
    subject: person.subject,
    user: account.id,
    created_at: timestamp(context.clock),
  });
  return account;
}

async function accountOfAddress(context: Context, tx: Db, person: SocialPerson): Promise<UserRow> {
  const { email } = person;
  if (email === undefined || !isUsable(email)) throw new SignInError('email_not_verified');
  const existing = await lockUserByEmail(tx, email);
  if (existing === undefined) return createUser(context, tx, { email, name: readName(person), role: 'user' });
  rejectBlocked(existing);
  if (existing.activated_at === null) {
    // It may have been registered by a person who knew only the address, so their choices must not give access.
    await forgetRegistration(tx, existing);
    await endSessionsOf(tx, existing.id);
    await activateUser(context, tx, existing);
  }
  return existing;
}

function rejectBlocked(account: UserRow): UserRow {
  if (account.blocked_at !== null) throw new SignInError('blocked');
  return account;
}

/**
 * Whether an account can have this address. Lower-casing may turn letters of other alphabets into ASCII (the Kelvin
 * sign into a plain k), and so into another person's address.
 */
function isUsable(email: string): boolean {
  return isEmailAddress(email) && /^[\x20-\x7e]+$/.test(email) && email.length <= limits.emailLength;
}

/** The person's name at the provider, on one line and shortened to fit. */
function readName({ name }: SocialPerson): string {
  return cutText(oneLine(name.toWellFormed()), limits.nameLength);
}

/** A rejected social sign-in. The error code goes back to the browser. */
export class SignInError extends Error {
  override readonly name = 'SignInRefusal';
  readonly word: SocialError;

  constructor(word: SocialError) {
    super(word);
    this.word = word;
  }
}
