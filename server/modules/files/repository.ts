import type { Db } from '../../platform/database/database.ts';
import type { UnsettledFileRow } from '../../platform/database/schema.ts';

/** Rows per statement: databases limit the number of values. */
const batch = 500;

/** Records a file before it is written. */
export async function insertIncoming(db: Db, file: string, since: string): Promise<void> {
  await db.insertInto('unsettled_files').values({ file, state: 'incoming', since }).execute();
}

/**
 * Records files for removal, except those already recorded: a file that is still being written can only be removed by
 * its writer, or later by the sweep.
 */
export async function insertDoomed(tx: Db, files: readonly string[], since: string): Promise<void> {
  for (let at = 0; at < files.length; at += batch) {
    const rows = files.slice(at, at + batch).map((file) => ({ file, state: 'doomed' as const, since }));
    await tx
      .insertInto('unsettled_files')
      .values(rows)
      .onConflict((oc) => oc.column('file').doNothing())
      .execute();
  }
}

/** Abandons uploads that began before this time. */
export async function doomIncoming(db: Db, startedBefore: string): Promise<void> {
  await db
    .updateTable('unsettled_files')
    .set({ state: 'doomed' })
    .where('state', '=', 'incoming')
    .where('since', '<=', startedBefore)
    .execute();
}

export async function selectDoomed(db: Db, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('unsettled_files')
    .select('file')
    .where('state', '=', 'doomed')
    .limit(limit)
    .execute();
  return rows.map(({ file }) => file);
}

/** Removes the record of a file; returns false if the file is not in this state. */
export async function deleteNote(db: Db, file: string, state: UnsettledFileRow['state']): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('unsettled_files')
    .where('file', '=', file)
    .where('state', '=', state)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
