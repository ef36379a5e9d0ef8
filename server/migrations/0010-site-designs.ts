import type { Kysely } from 'kysely';

/**
 * Adds the design choices of a workspace; other values have the defaults of its type. The logo and the icon are content
 * references whose sources are named after the workspace.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_designs')
    .addColumn('workspace', 'text', (c) => c.primaryKey().references('workspaces.id').onDelete('cascade'))
    .addColumn('choices', 'text', (c) => c.notNull())
    .execute();
}
