import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Stores the usage of pages and workspaces, so that a write can be rejected without summing all content. Indexes
 * history by the time of replacement.
 *
 * Accounts are marked as removed and deleted in parts. An index finds the content that an account wrote.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexForReading(db);
  await db.schema
    .alterTable('pages')
    .addColumn('data_bytes', 'bigint', (c) => c.notNull().defaultTo(0))
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
    .addColumn('media', 'bigint', (c) => c.notNull())
    .addColumn('media_bytes', 'bigint', (c) => c.notNull())
    .addColumn('history_bytes', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into workspace_usage
      (workspace, pages, blocks, component_bytes, media, media_bytes, history_bytes)
    select
      id,
      (select count(*) from pages where pages.workspace = workspaces.id),
      (select count(*) from blocks where blocks.workspace = workspaces.id),
      (select coalesce(sum(octet_length(components.data)), 0) from components where components.workspace = workspaces.id),
      (select count(*) from media where media.workspace = workspaces.id),
      (select coalesce(sum(media.bytes), 0) from media where media.workspace = workspaces.id),
      (
        select coalesce(sum(octet_length(state.data) + 300), 0)
        from content_history as state where state.workspace = workspaces.id
      ) + (
        select coalesce(sum(octet_length(version.blocks) + 300), 0)
        from page_versions as version where version.workspace = workspaces.id
      )
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

  await db.schema
    .createIndex('content_history_oldest')
    .on('content_history')
    .columns(['workspace', 'replaced_at'])
    .execute();
  await db.schema
    .createIndex('page_versions_oldest')
    .on('page_versions')
    .columns(['workspace', 'published_at'])
    .execute();
  await db.schema.dropIndex('page_versions_workspace').execute();

  await db.schema
    .alterTable('idempotency_keys')
    .addColumn('written', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('idempotency_keys_owner_written')
    .on('idempotency_keys')
    .columns(['owner', 'written'])
    .execute();

  await db.schema.alterTable('users').addColumn('removed_at', 'text').execute();
  await db.schema
    .createIndex('users_removed')
    .on('users')
    .column('id')
    .where(sql.ref('removed_at'), 'is not', null)
    .execute();
  for (const [table, column] of [
    ['pages', 'created_by'],
    ['pages', 'last_update_by'],
    ['blocks', 'last_update_by'],
    ['components', 'last_update_by'],
    ['page_versions', 'published_by'],
  ] as const)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

/**
 * Sorts lists of pages and live pages of a site by an index, so that a list starts anywhere without reading the pages
 * before it. References from and to a page are read from the index alone.
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
