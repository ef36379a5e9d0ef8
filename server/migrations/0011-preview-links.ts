import type { Kysely } from 'kysely';

/** Adds links that show the draft of a page without an account, until they expire or are revoked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('page', 'text', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('last_opened_at', 'text')
    .execute();
  for (const column of ['workspace', 'page', 'created_by', 'expires_at'])
    await db.schema.createIndex(`preview_links_${column}`).on('preview_links').column(column).execute();
}
