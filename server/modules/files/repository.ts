import type { Db } from '../../platform/database/database.ts';
import type { UnsettledFileRow } from '../../platform/database/schema.ts';

/** Rows in a statement: databases bound the number of values. */
const batch = 500;

/** Notes a file that is about to be written. */
export async function insertIncoming(db: Db, file: string, since: string): Promise<void> {
  await db.insertInto('unsettled_files').values({ file, state: 'incoming', since }).execute();
}

/** Notes files that have to go, whatever was noted of them before. */
export async function upsertDoomed(tx: Db, files: readonly string[], since: string): Promise<void> {
  for (let at = 0; at < files.length; at += batch) {
    const rows = files.slice(at, at + batch).map((file) => ({ file, state: 'doomed' as const, since }));
    await tx
      .insertInto('unsettled_files')
      .values(rows)
      .onConflict((oc) => oc.column('file').doUpdateSet({ state: 'doomed' }))
      .execute();
  }
}

/** Gives up the uploads that began by then. */
export async function doomIncoming(db: Db, startedBefore: string): Promise<void> {
  await db
    .updateTable('unsettled_files')
    .set({ state: 'doomed' })
    .where('state', '=', 'incoming')
    .where('since', '<=', startedBefore)
    .execute();
}

/** Some of the files that have to go. */
export async function selectDoomed(db: Db, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('unsettled_files')
    .select('file')
    .where('state', '=', 'doomed')
    .limit(limit)
    .execute();
  return rows.map(({ file }) => file);
}

/** Removes the note about a file; answers false when there is none with this state. */
export async function deleteNote(db: Db, file: string, state: UnsettledFileRow['state']): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('unsettled_files')
    .where('file', '=', file)
    .where('state', '=', state)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
