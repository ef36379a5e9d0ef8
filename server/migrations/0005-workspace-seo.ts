import type { Kysely } from 'kysely';

/**
 * Adds the SEO settings of a workspace's site. The image is a content reference whose source is the workspace itself.
 * Also indexes unread form submissions, which every list of workspaces counts.
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
