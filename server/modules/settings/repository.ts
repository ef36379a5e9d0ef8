import type { Db } from '../../platform/database/database.ts';

export function selectSetting(db: Db, name: string) {
  return db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
}

export function insertSetting(db: Db, name: string, value: string) {
  return db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function upsertSetting(db: Db, name: string, value: string) {
  return db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
