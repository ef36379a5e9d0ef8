import { sql, type Kysely } from 'kysely';

/**
 * What pages and workspaces hold is counted beside them, so that a write can be refused without adding up everything
 * that is stored. Old history is found by the time it was replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pages')
    .addColumn('data_bytes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update pages set data_bytes = (
    select coalesce(sum(octet_length(blocks.data)), 0) from blocks where blocks.page = pages.id
  )`.execute(db);

  await db.schema
    .createTable('workspace_usage')
    .addColumn('workspace', 'text', (c) => c.primaryKey().references('workspaces.id').onDelete('cascade'))
    .addColumn('pages', 'bigint', (c) => c.notNull())
    .addColumn('blocks', 'bigint', (c) => c.notNull())
    .addColumn('component_bytes', 'bigint', (c) => c.notNull())
    .addColumn('media_bytes', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into workspace_usage (workspace, pages, blocks, component_bytes, media_bytes)
    select
      id,
      (select count(*) from pages where pages.workspace = workspaces.id),
      (select count(*) from blocks where blocks.workspace = workspaces.id),
      (select coalesce(sum(octet_length(components.data)), 0) from components where components.workspace = workspaces.id),
      (select coalesce(sum(media.bytes), 0) from media where media.workspace = workspaces.id)
    from workspaces`.execute(db);

  await db.schema
    .createIndex('content_history_replaced')
    .on('content_history')
    .columns(['replaced_at', 'id'])
    .execute();
  await db.schema
    .createIndex('content_history_page')
    .on('content_history')
    .columns(['source_page', 'source', 'revision'])
    .execute();
}
