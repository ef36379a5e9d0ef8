import type { Kysely } from 'kysely';

/** Adds descriptions of deleted images that components used, like those of live pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_references').addColumn('alt', 'text').execute();
}
