import { upgradeTypes } from './upgrade-types.ts';
import { changedByVersion3 } from '../library/version-2-types.ts';
import { upgradeToVersion3 } from '../library/version-3.ts';

/**
 * Version 3 of the library: a date, an email address and a list instead of texts. A type keeps its text field if a text
 * such as `Autumn 2026` is not a date: visitors would no longer see it once its page is republished.
 */
export async function up(db: Parameters<typeof upgradeTypes>[0]): Promise<void> {
  const types = Object.keys(changedByVersion3) as (keyof typeof changedByVersion3)[];
  await upgradeTypes(
    db,
    types.map((type) => ({
      id: changedByVersion3[type].id,
      plan: changedByVersion3[type].id.replace('-7a00-', '-7a03-'),
      upgrade: (stored) => upgradeToVersion3(type, stored),
      mustConvert: true,
    })),
  );
}
