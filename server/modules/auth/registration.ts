import { isEmailAddress } from '../../../shared/email.ts';
import { oneLine } from '../../../shared/one-line.ts';
import type { CaptchaChallenge, RegisterInput } from '../../../shared/wire/accounts.ts';
import type { CaptchaAttempt } from '../../platform/ports/captcha/captcha.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import {
  type BodyCheck,
  fieldMessage,
  requireFound,
  type FieldError,
  fieldError,
  throwFieldErrors,
} from '../../platform/errors/service-error.ts';
import { endKeysOf } from '../account-keys/service.ts';
import { wrongNewPassword } from '../../platform/security/new-password.ts';
import { weakPassword } from '../../platform/security/weak-passwords.ts';
import {
  activateUser,
  createInactiveUser,
  findUserByEmail,
  forgetRegistration,
  lockUserByEmail,
  type Registrant,
} from '../users/service.ts';
import { countRegistration } from './attempts.ts';
import { mailKey, mailLink, redeemKey } from './mailed-keys.ts';
import { insertUsedCaptcha } from './repository.ts';

/** Creates a challenge of the built-in captcha; 404 if another provider is configured. */
export async function newCaptcha(context: Context): Promise<CaptchaChallenge> {
  return requireFound(await context.captcha.challenge(context));
}

/**
 * Registers an address. The answer, the time and the work are the same whether or not the address has an account. Only
 * the mail differs, which only the owner of the address reads.
 */
export async function register(
  context: Context,
  input: RegisterInput,
  { address }: { address: string },
): Promise<void> {
  const { email, name = '' } = input;
  throwFieldErrors([...wrongRegistration(input), ...(await weakPassword(input.password, { email, name }))]);
  if (!(await isPerson(context, { solution: input.captcha, address })))
    throw fieldError('captcha', 'captcha_failed');
  await countRegistration(context, email);
  const known = await findUserByEmail(context.db, input.email);
  const pending = known?.activated_at === null ? known : undefined;
  // Both are computed for every address, so that timing reveals nothing about it.
  const again = await context.passwords.verify(pending?.password_hash ?? undefined, input.password);
  const passwordHash = await context.passwords.hash(input.password);
  await context.db.transaction().execute(async (tx) => {
    const registrant = { email, name: oneLine(name), passwordHash };
    const { user, isNew } = await createOrLock(context, tx, registrant);
    if (isNew) return mailKey(context, tx, { user, purpose: 'activation' });
    const same = again && user.password_hash === pending?.password_hash;
    return answerRegistered(context, tx, user, same);
  });
}

/** Creates or locks the account of the address. One that is being removed is created again. */
async function createOrLock(context: Context, tx: Db, registrant: Registrant) {
  for (;;) {
    const made = await createInactiveUser(context, tx, registrant);
    if (made !== undefined) return { user: made, isNew: true };
    const user = await lockUserByEmail(tx, registrant.email);
    if (user !== undefined) return { user, isNew: false };
  }
}

export function activate(context: Context, key: string): Promise<void> {
  return context.db.transaction().execute(async (tx) => {
    const user = await redeemKey(context, tx, { key, purpose: 'activation' });
    await activateUser(context, tx, user);
    await endKeysOf(tx, user.id, 'activation');
  });
}

/**
 * Handles an address that was registered before. The owner of an active account is notified. If it still awaits
 * activation, the address is unproven, and two people may claim it: one may have registered a stranger's address with a
 * password of their own, hoping that the stranger activates it. The same password means the same person, whose mail got
 * lost: they get another one. With a different password neither is trusted: the password and keys are removed, and the
 * mail explains this and lets its reader choose a password, which activates the account.
 */
async function answerRegistered(context: Context, tx: Db, user: UserRow, same: boolean): Promise<void> {
  if (user.activated_at !== null || user.blocked_at !== null)
    return mailLink(context, tx, { template: 'account_exists', to: user.email, path: '/auth' });
  if (same) return mailKey(context, tx, { user, purpose: 'activation' });
  await forgetRegistration(tx, user);
  return mailKey(context, tx, { user, purpose: 'reset', template: 'registered_again' });
}

/** Verifies the captcha. A solution counts only once across all processes. */
async function isPerson(context: Context, attempt: CaptchaAttempt): Promise<boolean> {
  const { right, once } = await context.captcha.verify(context, attempt);
  return right && (once === undefined || insertUsedCaptcha(context.db, once));
}

export function wrongRegistration(form: Parameters<BodyCheck>[0]): FieldError[] {
  const { email, terms_accepted: agreed } = form;
  const wrong: FieldError[] = [];
  if (typeof email === 'string' && !isEmailAddress(email))
    wrong.push(['email', [fieldMessage('invalid_email')]]);
  wrong.push(...wrongNewPassword(form));
  if (agreed === false) wrong.push(['terms_accepted', [fieldMessage('terms_not_accepted')]]);
  return wrong;
}
