import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Rejects when the database does not answer. */
export async function askNothing(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
