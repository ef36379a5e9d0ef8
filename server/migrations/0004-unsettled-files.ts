import type { Kysely } from 'kysely';

/** The stored files that no row may name: those that are just being uploaded, and those that are to go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unsettled_files')
    .addColumn('file', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();
}
