import { limits } from '../../../shared/limits.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/security/tokens.ts';
import {
  deleteEndedSessions,
  deleteSession,
  insertSession,
  selectSessionUser,
  type SessionTimes,
} from './repository.ts';

export { deleteSessionsOf as endSessionsOf } from './repository.ts';

/** Maximum clock difference between machines that serve one database, in milliseconds. */
const clockDifference = 60_000;

/** Opens a session in the caller's transaction; returns its token, which is not stored. */
export async function openSession(dependencies: Dependencies, tx: Db, user: string): Promise<string> {
  const token = newToken();
  const now = timestamp(dependencies.clock);
  await deleteEndedSessions(tx, validTimes(dependencies), { user });
  await insertSession(tx, {
    token_hash: hashToken(token),
    user,
    created_at: now,
    expires_at: timestamp(dependencies.clock, limits.sessionLifetime),
  });
  return token;
}

export async function endOwnSession(context: Context<UserActor>): Promise<void> {
  await deleteSession(context.db, context.actor.session);
}

/** The user of a token, as long as the session is valid and the account is not blocked. */
export function findActorByToken(dependencies: Dependencies, token: string): Promise<UserActor | undefined> {
  return findActorOfSession(dependencies, hashToken(token));
}

/** The same by the hash that the actor has. */
export async function findActorOfSession(
  dependencies: Dependencies,
  session: string,
): Promise<UserActor | undefined> {
  const row = await selectSessionUser(dependencies.db, { tokenHash: session, ...validTimes(dependencies) });
  return row === undefined
    ? undefined
    : { kind: row.role, id: row.id, email: row.email, name: row.name, session };
}

export async function removeEndedSessions(dependencies: Dependencies, stopping?: AbortSignal): Promise<void> {
  await deleteEndedSessions(dependencies.db, validTimes(dependencies), { stopping });
}

/**
 * A session from the future was opened while the clock was ahead. It counts as ended, since it would outlive its seven
 * days.
 */
function validTimes({ clock }: Dependencies): SessionTimes {
  return { openedBy: timestamp(clock, clockDifference), now: timestamp(clock) };
}
