import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * What pages and workspaces hold is counted beside them, so that a write can be refused without adding up everything
 * that is stored. Old history is found by the time it was replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexForReading(db);
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

/**
 * Lists of pages are in the order of an index, and so are the live pages of a site: a list finds its place there without
 * reading the pages before it. What a page refers to, and what refers to it, is read from the index alone.
 */
async function indexForReading(db: Kysely<unknown>): Promise<void> {
  const byBytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`collate "C"` : sql``;
  for (const index of ['pages_workspace_title', 'content_references_target', 'content_references_page'])
    await db.schema.dropIndex(index).execute();
  await sql`create index pages_workspace_id on pages (workspace, id)`.execute(db);
  for (const column of ['title_folded', 'last_update'])
    await sql`create index ${sql.ref(`pages_workspace_${column}`)}
      on pages (workspace, ${sql.ref(column)} ${byBytes}, id)`.execute(db);
  await sql`create index pages_live on pages (workspace, url_path ${byBytes})
    where live_version is not null`.execute(db);
  await sql`create index content_references_target
    on content_references (workspace, target_kind, target, source_page)`.execute(db);
  await sql`create index content_references_page
    on content_references (source_page, target_kind, target)`.execute(db);
}
