import { isEmailAddress } from '../../../shared/email.ts';
import { limits } from '../../../shared/limits.ts';
import { oneLine } from '../../../shared/one-line.ts';
import type { SocialProviderName } from '../../../shared/wire/social.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { SocialPerson } from '../../platform/social/social-provider.ts';
import { endSessionsOf } from '../sessions/service.ts';
import { activateUser, createUser, forgetRegistration, lockUser, lockUserByEmail } from '../users/service.ts';
import { insertIdentity, selectIdentity } from './repository.ts';
import { SignInRefusal } from './sign-in-refusal.ts';

/**
 * The account of a person whom a provider vouches for, inside the caller's transaction: the one they signed in to
 * before; else the one with their verified address, to which the provider is then tied; else a new one. The address
 * counts once only: whoever has it later at the provider does not get the account by it, nor does anybody lose it.
 */
export async function accountOf(
  context: Context,
  tx: Db,
  { provider, person }: { provider: SocialProviderName; person: SocialPerson },
): Promise<UserRow> {
  const tie = await selectIdentity(tx, provider, person.subject);
  const known = tie && (await lockUser(context, tx, tie.user));
  if (known !== undefined) return refuseBlocked(known);
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
  if (email === undefined || !isUsable(email)) throw new SignInRefusal('email_not_verified');
  const existing = await lockUserByEmail(context, tx, email);
  if (existing === undefined) return createUser(context, tx, { email, name: readName(person), role: 'user' });
  refuseBlocked(existing);
  if (existing.activated_at === null) {
    // Whoever registered it may have known no more than the address: nothing that they chose may open it.
    await forgetRegistration(tx, existing);
    await endSessionsOf(tx, existing.id);
    await activateUser(context, tx, existing);
  }
  return existing;
}

function refuseBlocked(account: UserRow): UserRow {
  if (account.blocked_at !== null) throw new SignInRefusal('blocked');
  return account;
}

/**
 * Whether an account can have the address. Letters of other alphabets may become ours in lower case (the Kelvin sign a
 * plain k), and the address somebody else's.
 */
function isUsable(email: string): boolean {
  return isEmailAddress(email) && /^[\x20-\x7e]+$/.test(email) && email.length <= limits.emailLength;
}

/** What the provider calls them, in one line that fits. */
function readName({ name }: SocialPerson): string {
  return [...oneLine(name.toWellFormed())].slice(0, limits.nameLength).join('').trim();
}
