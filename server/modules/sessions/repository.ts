import type { Db } from '../../platform/database/database.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';
import type { SessionRow } from '../../platform/database/schema.ts';

export function insertSession(db: Db, row: SessionRow) {
  return db.insertInto('sessions').values(row).execute();
}

/** The user of an unexpired session, unless blocked. */
export const selectSessionUser = prepareFirst((db: Db, session: { tokenHash: string; now: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user')
    .select(['users.id', 'users.email', 'users.name', 'users.role'])
    .where('sessions.token_hash', '=', session.tokenHash)
    .where('sessions.expires_at', '>', session.now)
    .where('users.blocked_at', 'is', null),
);

export function deleteSession(db: Db, tokenHash: string) {
  return db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export function deleteExpiredSessions(db: Db, user: string, now: string) {
  return db.deleteFrom('sessions').where('user', '=', user).where('expires_at', '<=', now).execute();
}

/** Deletes a user's sessions, except the given one, if any. */
export function deleteSessionsOf(db: Db, user: string, except: string | undefined) {
  return db
    .deleteFrom('sessions')
    .where('user', '=', user)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? ''))
    .execute();
}
