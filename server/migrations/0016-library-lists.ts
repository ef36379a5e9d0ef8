import { upgradeTypes } from './upgrade-types.ts';
import { changedTypes } from '../library/version-1.ts';
import { upgradeOf } from '../library/version-2.ts';

/** Version 2 of the library: lists instead of numbered fields and lines, and formatted text. */
export async function up(db: Parameters<typeof upgradeTypes>[0]): Promise<void> {
  const types = Object.keys(changedTypes) as (keyof typeof changedTypes)[];
  await upgradeTypes(
    db,
    types.map((type) => ({
      id: changedTypes[type].id,
      plan: changedTypes[type].id.replace('-7a00-', '-7a02-'),
      upgrade: (stored) => upgradeOf(type, stored),
    })),
  );
}
