import type { Kysely } from 'kysely';

/**
 * The SEO settings of a workspace's site. The picture is a content reference whose source is the workspace itself.
 * Every list of workspaces counts unread inquiries, so they have an index.
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
