import type { Db } from './database.ts';

const rollback = new Error('rollback');

/** Does the work in a transaction and rolls it back, to find out whether it fails. */
export async function dryRun(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await work(tx);
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
}
