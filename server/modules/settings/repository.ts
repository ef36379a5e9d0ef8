import type { Db } from '../../platform/database/database.ts';

function setting(db: Db, name: string) {
  return db.selectFrom('settings').select('value').where('name', '=', name);
}

/** Undefined if the setting was never stored. */
export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  return (await setting(db, name).executeTakeFirst())?.value;
}

/** Waits for a transaction that has locked the setting. */
export async function readSettingAfterLock(db: Db, name: string): Promise<string | undefined> {
  return (await setting(db, name).forKeyShare().executeTakeFirst())?.value;
}

export async function lockSetting(tx: Db, name: string): Promise<void> {
  await setting(tx, name).forUpdate().execute();
}

/** Stores a setting unless it exists. */
export async function addSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
