import type { Kysely } from 'kysely';
import { blockTypesV1 } from '../library/version-1.ts';

/** Inserts the initial block types, with the same ids in every installation. */
export async function up(db: Kysely<{ block_content_models: Record<string, unknown> }>): Promise<void> {
  const rows = blockTypesV1.map((type) => ({
    ...type,
    content_model: JSON.stringify(type.content_model),
    revision: 1,
  }));
  await db.insertInto('block_content_models').values(rows).execute();
}
