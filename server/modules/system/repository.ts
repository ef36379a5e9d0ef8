import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Rejects when the database does not answer, or cannot be written. */
export async function askNothing(db: Db): Promise<void> {
  await db.transaction().execute((tx) => sql`select 1`.execute(tx));
}
