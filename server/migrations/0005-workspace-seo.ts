import type { Kysely } from 'kysely';

/**
 * What search engines and shared links are told of a workspace's site; its picture is a content reference whose source
 * is the workspace itself. Unread inquiries are counted with every list of workspaces, and so have an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['seo_title_template', 'seo_description']) {
    await db.schema
      .alterTable('workspaces')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .createIndex('inquiries_workspace_read_at')
    .on('inquiries')
    .columns(['workspace', 'read_at'])
    .execute();
}
