import type { Db } from './database.ts';

const takenBack = new Error('taken back');

/** Does the work in a transaction and takes all of it back, to find out whether it is refused. */
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
