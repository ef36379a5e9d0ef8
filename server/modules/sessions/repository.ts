import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inserts } from '../../platform/database/records.ts';
import { deleteInSlices } from '../../platform/database/delete-some.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';

export const insertSession = inserts('sessions');

/** The time limits of a valid session: opened by the first, ending after the second. */
export interface SessionTimes {
  readonly openedBy: string;
  readonly now: string;
}

/** The user of a valid session, unless blocked. */
export const selectSessionUser = prepareFirst((db: Db, session: { tokenHash: string } & SessionTimes) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user')
    .select(['users.id', 'users.email', 'users.name', 'users.role'])
    .where('sessions.token_hash', '=', session.tokenHash)
    .where('sessions.expires_at', '>', session.now)
    .where('sessions.created_at', '<=', session.openedBy)
    .where('users.blocked_at', 'is', null),
);

export function deleteSession(db: Db, tokenHash: string) {
  return db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes invalid sessions: one user's, or all. */
export function deleteEndedSessions(
  db: Db,
  { openedBy, now }: SessionTimes,
  { user, stopping }: { readonly user?: string; readonly stopping?: AbortSignal | undefined } = {},
): Promise<void> {
  const ofUser = user === undefined ? sql`` : sql`${sql.ref('user')} = ${user} and`;
  const where = sql<boolean>`${ofUser} (expires_at <= ${now} or created_at > ${openedBy})`;
  return deleteInSlices(db, { table: 'sessions', where }, stopping);
}

/** `except` is the hash of a session to keep. */
export function deleteSessionsOf(db: Db, user: string, except?: string) {
  return db
    .deleteFrom('sessions')
    .where('user', '=', user)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except ?? ''))
    .execute();
}
