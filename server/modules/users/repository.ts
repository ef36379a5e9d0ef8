import type { Db } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';

export function insertUser(db: Db, row: UserRow) {
  return db.insertInto('users').values(row).execute();
}

export function selectUserByEmail(db: Db, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export function updateLastLogin(db: Db, id: string, now: string) {
  return db.updateTable('users').set({ last_login: now }).where('id', '=', id).execute();
}

export function countAdmins(db: Db) {
  return db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
}
