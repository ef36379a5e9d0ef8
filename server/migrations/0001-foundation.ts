import type { Kysely } from 'kysely';

/** Every table of the first release. A released migration is never edited, only followed by another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = (table: string) => db.schema.createTable(table).addColumn('id', 'text', (c) => c.primaryKey());

  await id('users')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('search_folded', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('activated_at', 'text')
    .addColumn('blocked_at', 'text')
    .addColumn('last_login', 'text')
    .addColumn('date_joined', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user').execute();

  await id('workspaces')
    .addColumn('owner', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('i18n_enabled_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('workspaces_owner').on('workspaces').column('owner').execute();

  await id('block_content_models')
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('content_model_type', 'text', (c) => c.notNull())
    .addColumn('content_model', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute();

  await id('pages')
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_folded', 'text', (c) => c.notNull())
    .addColumn('url_path', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('last_update', 'text', (c) => c.notNull())
    .addColumn('last_update_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('edits', 'integer', (c) => c.notNull())
    .addColumn('published_at', 'text')
    .addColumn('published_edits', 'integer')
    .addColumn('live_version', 'integer')
    .addUniqueConstraint('pages_workspace_url_path', ['workspace', 'url_path'])
    .execute();
  await db.schema
    .createIndex('pages_workspace_title')
    .on('pages')
    .columns(['workspace', 'title_folded'])
    .execute();

  await db.schema
    .createTable('former_paths')
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('url_path', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('former_paths_pk', ['workspace', 'url_path'])
    .execute();
  await db.schema.createIndex('former_paths_page').on('former_paths').column('page').execute();

  await id('blocks')
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('page', 'text', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('block_content_model', 'text', (c) => c.notNull().references('block_content_models.id'))
    .addColumn('order', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('last_update', 'text', (c) => c.notNull())
    .addColumn('last_update_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('blocks_page_order').on('blocks').columns(['page', 'order']).execute();
  await db.schema.createIndex('blocks_workspace').on('blocks').column('workspace').execute();

  await id('components')
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('block_content_model', 'text', (c) => c.notNull().references('block_content_models.id'))
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('last_update', 'text', (c) => c.notNull())
    .addColumn('last_update_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addUniqueConstraint('components_workspace_model', ['workspace', 'block_content_model'])
    .execute();

  await id('media')
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('file', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('media_workspace').on('media').columns(['workspace', 'id']).execute();

  await db.schema
    .createTable('content_references')
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('source_page', 'text', (c) => c.references('pages.id').onDelete('cascade'))
    .addColumn('target_kind', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_references_pk', ['source', 'target_kind', 'target'])
    .execute();
  await db.schema
    .createIndex('content_references_target')
    .on('content_references')
    .columns(['workspace', 'target_kind', 'target'])
    .execute();
  await db.schema
    .createIndex('content_references_page')
    .on('content_references')
    .column('source_page')
    .execute();

  await id('content_history')
    .addColumn('workspace', 'text', (c) => c.references('workspaces.id').onDelete('cascade'))
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('source_kind', 'text', (c) => c.notNull())
    .addColumn('source_page', 'text')
    .addColumn('block_content_model', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('replaced_at', 'text', (c) => c.notNull())
    .addColumn('replaced_by', 'text')
    .execute();
  await db.schema
    .createIndex('content_history_source')
    .on('content_history')
    .columns(['workspace', 'source', 'revision'])
    .execute();

  await db.schema
    .createTable('page_versions')
    .addColumn('page', 'text', (c) => c.notNull().references('pages.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url_path', 'text', (c) => c.notNull())
    .addColumn('blocks', 'text', (c) => c.notNull())
    .addColumn('published_at', 'text', (c) => c.notNull())
    .addColumn('published_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addPrimaryKeyConstraint('page_versions_pk', ['page', 'version'])
    .execute();
  await db.schema.createIndex('page_versions_workspace').on('page_versions').column('workspace').execute();

  await id('accesses')
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('allowed_origins', 'text', (c) => c.notNull())
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('key_cipher', 'text', (c) => c.notNull())
    .addColumn('key_hint', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('accesses_workspace').on('accesses').column('workspace').execute();

  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
