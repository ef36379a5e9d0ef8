import type { Db } from '../../platform/database/database.ts';
import { selectSetting, upsertSetting } from './repository.ts';

/** A fact about this installation; undefined when it was never noted. */
export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  return (await selectSetting(db, name))?.value;
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await upsertSetting(db, name, value);
}
