import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Rejects if the database does not answer or is not writable. */
export async function probeDatabase(db: Db): Promise<void> {
  await db.transaction().execute((tx) => sql`select 1`.execute(tx));
}
