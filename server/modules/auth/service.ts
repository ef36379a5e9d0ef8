import type { LoginAnswer, LoginInput } from '../../../shared/wire/accounts.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { openSession } from '../sessions/service.ts';
import { findUserByEmail, lockUser, noteLogin } from '../users/service.ts';
import { countSignIn, countStranger } from './attempts.ts';
import { readDevice, sealDevice, triedAccount } from '../devices/service.ts';

/**
 * Counts an attempt by network address, before its form is validated, unless a device signed in to the account before.
 */
export async function limitStrangers(context: Context, form: unknown, network: string): Promise<void> {
  const { email, device } = (form ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof email === 'string' && typeof device === 'string') {
    const account = triedAccount(email, await findUserByEmail(context.db, email));
    if (readDevice(context, account, device) !== undefined) return;
  }
  await countStranger(context, network);
}

/**
 * Opens a session. An unknown address, a wrong password, and a wrong password on an inactive or blocked account all get
 * the same answer after the same work (api.md section 2, `invalid_credentials`).
 */
export async function logIn(
  context: Context,
  input: LoginInput,
  { network }: { network: string },
): Promise<LoginAnswer> {
  const { email } = input;
  const user = await findUserByEmail(context.db, email);
  const account = triedAccount(email, user);
  const device = readDevice(context, account, input.device);
  const takeBack = await countSignIn(context, account, { network, device });
  const right = await context.passwords.verify(user?.password_hash ?? undefined, input.password);
  if (user === undefined || !right) throw new ServiceError('invalid_credentials');
  await takeBack();
  return context.db.transaction().execute(async (tx) => {
    // Verifying a password takes time. If the password was replaced or the account blocked meanwhile, no session may be
    // opened.
    const now = await lockUser(tx, user.id);
    if (now?.password_hash !== user.password_hash) throw new ServiceError('invalid_credentials');
    if (now.blocked_at !== null) throw new ServiceError('blocked');
    if (now.activated_at === null) throw new ServiceError('not_active');
    await noteLogin(tx, user.id, timestamp(context.clock));
    return { token: await openSession(context, tx, user.id), device: sealDevice(context, account, device) };
  });
}
