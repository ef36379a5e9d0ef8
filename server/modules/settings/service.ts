import type { Db } from '../../platform/database/database.ts';
import { insertSetting, selectSetting, upsertSetting } from './repository.ts';

/** A fact about this installation; undefined if it was never stored. */
export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  return (await selectSetting(db, name))?.value;
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await upsertSetting(db, name, value);
}

/** Stores a fact unless it is stored already. */
export async function addSetting(db: Db, name: string, value: string): Promise<void> {
  await insertSetting(db, name, value);
}
