import type { Kysely } from 'kysely';

/** Adds the preview address of a workspace's external site, for the preview beside the form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('workspaces').addColumn('preview_url', 'text').execute();
}
