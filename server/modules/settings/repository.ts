import type { Db } from '../../platform/database/database.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';
import { kept, lockedForRemoval } from '../../platform/database/row-lock.ts';

export function selectSetting(db: Db, name: string) {
  return db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
}

/** Waits for a lock on the setting. */
export const selectUnlockedSetting = prepareFirst((db: Db, { name }: { name: string }, dialect) =>
  kept(db.selectFrom('settings').select('value').where('name', '=', name), dialect),
);

export const lockSettingRow = prepareFirst((tx: Db, { name }: { name: string }, dialect) =>
  lockedForRemoval(tx.selectFrom('settings').select('value').where('name', '=', name), dialect),
);

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
