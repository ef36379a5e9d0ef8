import type { LoginAnswer, LoginInput } from '../../../src/shared/wire/accounts.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openSession } from '../sessions/service.ts';
import { findUserByEmail, noteLogin } from '../users/service.ts';

/**
 * Opens a session. An unknown address, a wrong password, and a wrong password on an inactive or blocked account get
 * the same answer after the same work (api.md section 2, `invalid_credentials`).
 */
export async function logIn(context: Context, input: LoginInput): Promise<LoginAnswer> {
  const user = await findUserByEmail(context, input.email);
  const right = await context.passwords.verify(user?.password_hash ?? undefined, input.password);
  if (user === undefined || !right) throw new Refusal('invalid_credentials');
  if (user.blocked_at !== null) throw new Refusal('blocked');
  if (user.activated_at === null) throw new Refusal('not_active');
  return context.db.transaction().execute(async (tx) => {
    await noteLogin(tx, user.id, timestamp(context.clock));
    return { token: await openSession(context, tx, user.id) };
  });
}
