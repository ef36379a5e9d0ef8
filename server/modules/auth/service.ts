import { limits } from '../../../src/shared/limits.ts';
import type { LoginAnswer, LoginInput } from '../../../src/shared/wire/accounts.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashToken, newToken } from '../../platform/security/tokens.ts';
import { findUserByEmail, noteLogin } from '../users/service.ts';
import { deleteExpiredSessions, deleteSession, findSessionUser, insertSession } from './repository.ts';

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
  const token = newToken();
  const now = timestamp(context.clock);
  await context.db.transaction().execute(async (tx) => {
    await deleteExpiredSessions(tx, user.id, now);
    await insertSession(tx, {
      token_hash: hashToken(token),
      user: user.id,
      created_at: now,
      expires_at: timestamp(context.clock, limits.sessionLifetime),
    });
    await noteLogin(tx, user.id, now);
  });
  return { token };
}

/** Ends the session that the call was made with. */
export async function logOut(context: Context<UserActor>): Promise<void> {
  await deleteSession(context.db, context.actor.session);
}

/** The user of a token, while the session lasts and the account is not blocked. */
export async function findActorByToken(dependencies: Dependencies, token: string): Promise<UserActor | undefined> {
  const session = hashToken(token);
  const row = await findSessionUser(dependencies.db, session, timestamp(dependencies.clock));
  return row === undefined ? undefined : { kind: row.role, id: row.id, email: row.email, name: row.name, session };
}
