import type { Db } from '../../platform/database/database.ts';
import {
  insertSetting,
  lockSettingRow,
  selectSetting,
  selectUnlockedSetting,
  upsertSetting,
} from './repository.ts';

/** Undefined if the setting was never stored. */
export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  return (await selectSetting(db, name))?.value;
}

/** Waits for a transaction that has locked the setting. */
export async function readSettingInTurn(db: Db, name: string): Promise<string | undefined> {
  return (await selectUnlockedSetting(db, { name }))?.value;
}

export async function lockSetting(tx: Db, name: string): Promise<void> {
  await lockSettingRow(tx, { name });
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await upsertSetting(db, name, value);
}

/** Stores a setting unless it exists. */
export async function addSetting(db: Db, name: string, value: string): Promise<void> {
  await insertSetting(db, name, value);
}
