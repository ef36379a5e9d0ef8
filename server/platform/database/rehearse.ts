import type { Db } from './database.ts';

const takenBack = new Error('taken back');

/** Dry run: does the work in a transaction and rolls it back, to find out whether it fails. */
export async function rehearse(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await work(tx);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
}
