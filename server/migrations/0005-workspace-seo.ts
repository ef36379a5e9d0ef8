import type { Kysely } from 'kysely';

/**
 * What search engines and shared links are told of a workspace's site. Its picture is a content reference whose source
 * is the workspace itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['seo_title_template', 'seo_description']) {
    await db.schema
      .alterTable('workspaces')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
}
