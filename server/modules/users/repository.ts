import { normalizeEmail } from '../../../shared/email.ts';
import type { Db } from '../../platform/database/database.ts';
import { inserts } from '../../platform/database/records.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { containsText } from '../../platform/database/text-order.ts';
import { readWindow, type Window } from '../../platform/database/window.ts';

export const insertUser = inserts('users');

/** Inserts nothing if the address is taken, even by an account being created at this moment. */
export function insertUserIfNew(db: Db, row: UserRow) {
  return db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
}

export function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  return accounts(tx).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export function lockUserByEmail(tx: Db, email: string): Promise<UserRow | undefined> {
  const user = accounts(tx).selectAll().where('email', '=', normalizeEmail(email));
  return user.forNoKeyUpdate().executeTakeFirst();
}

export function lockUserForRemoval(tx: Db, id: string): Promise<UserRow | undefined> {
  return accounts(tx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** All administrators in a fixed order, so that two transactions locking them cannot deadlock. */
export function lockAdmins(tx: Db): Promise<UserRow[]> {
  const admins = tx.selectFrom('users').selectAll().where('role', '=', 'admin').orderBy('id');
  return admins.forNoKeyUpdate().execute();
}

export function selectUser(db: Db, id: string): Promise<UserRow | undefined> {
  return accounts(db).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ignores case. */
export function selectUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', normalizeEmail(email)).executeTakeFirst();
}

/** The search text: folded, and in the form of stored addresses. */
interface UserSearch {
  readonly folded: string;
  readonly address: string;
}

/** Users whose folded name or address contains the text, newest last. */
export function listUsers(db: Db, { folded, address }: UserSearch, window: Window) {
  const matching = accounts(db).$if(folded !== '', (query) =>
    query.where((eb) =>
      eb.or([containsText(eb.ref('search_folded'), folded), containsText(eb.ref('search_folded'), address)]),
    ),
  );
  return readWindow(matching.selectAll().orderBy('id'), window);
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await accounts(db).select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The first administrator; undefined before one is created. */
export function selectAdmin(db: Db): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('role', '=', 'admin').orderBy('id').executeTakeFirst();
}

export function updateUserRow(db: Db, id: string, changes: Partial<UserRow>) {
  return db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Anonymises an administrator's changes to block types in the history. All other history goes with its workspace. */
export function anonymizeHistory(db: Db, user: string) {
  return db
    .updateTable('content_history')
    .set({ replaced_by: null })
    .where('workspace', 'is', null)
    .where('replaced_by', '=', user)
    .execute();
}

/** All users but those being removed. */
function accounts(db: Db) {
  return db.selectFrom('users').where('removed_at', 'is', null);
}
