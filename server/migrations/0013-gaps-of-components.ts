import type { Kysely } from 'kysely';

/** A component keeps the description of a picture that was deleted, as live pages keep those of theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_references').addColumn('alt', 'text').execute();
}
