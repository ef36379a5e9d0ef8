import type { Kysely } from 'kysely';

/**
 * Adds plans, which change the fields of a block type and migrate existing content. The schema version of a type counts
 * the plans that ran; a row with an older version is migrated on read until its plan has rewritten it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['block_content_models', 'blocks', 'components'])
    await db.schema
      .alterTable(table)
      .addColumn('shape', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  for (const table of ['blocks', 'components'])
    await db.schema
      .createIndex(`${table}_shape`)
      .on(table)
      .columns(['block_content_model', 'shape', 'id'])
      .execute();

  await db.schema
    .createTable('plans')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('block_content_model', 'text', (c) =>
      c.notNull().references('block_content_models.id').onDelete('cascade'),
    )
    .addColumn('model_revision', 'integer', (c) => c.notNull())
    .addColumn('operations', 'text', (c) => c.notNull())
    .addColumn('decisions', 'text', (c) => c.notNull())
    .addColumn('fields_before', 'text', (c) => c.notNull())
    .addColumn('fields_after', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('live', 'text')
    .addColumn('shape', 'integer')
    .addColumn('undo_shape', 'integer')
    .addColumn('counts', 'text', (c) => c.notNull())
    .addColumn('failures', 'text', (c) => c.notNull())
    .addColumn('failure_count', 'integer', (c) => c.notNull())
    .addColumn('live_cursor', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('applied_at', 'text')
    .addColumn('applied_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('undone_at', 'text')
    .addColumn('undone_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('plans_model')
    .on('plans')
    .columns(['block_content_model', 'created_at'])
    .execute();
  // Finds the plans of an account when it is removed.
  for (const column of ['created_by', 'applied_by', 'undone_by'])
    await db.schema.createIndex(`plans_${column}`).on('plans').column(column).execute();

  await db.schema
    .createTable('plan_rows')
    .addColumn('plan', 'text', (c) => c.notNull().references('plans.id').onDelete('cascade'))
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('rest', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('kept_until', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('plan_rows_pk', ['plan', 'source'])
    .execute();
  await db.schema.createIndex('plan_rows_workspace').on('plan_rows').column('workspace').execute();
  await db.schema.createIndex('plan_rows_kept').on('plan_rows').column('kept_until').execute();
}
