import type { Kysely } from 'kysely';

/** Adds further details of block types, and an index that counts the blocks of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('block_content_models')
    .addColumn('about', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await db.schema
    .createIndex('blocks_model_page')
    .on('blocks')
    .columns(['block_content_model', 'page', 'workspace'])
    .execute();
}
