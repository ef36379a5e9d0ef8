import type { Kysely } from 'kysely';

/** Adds stored files that may be unreferenced: those being uploaded, and those to be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unsettled_files')
    .addColumn('file', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();
}
