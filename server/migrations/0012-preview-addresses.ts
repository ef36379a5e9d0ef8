import type { Kysely } from 'kysely';

/** A workspace may name where its external site shows drafts, for the preview beside the form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('workspaces').addColumn('preview_url', 'text').execute();
}
