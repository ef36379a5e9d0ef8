import type { Kysely } from 'kysely';
import { blockTypesV1 } from '../library/version-1.ts';

/** The block types every installation starts with; their ids are the same everywhere. */
export async function up(db: Kysely<{ block_content_models: Record<string, unknown> }>): Promise<void> {
  const rows = blockTypesV1.map((type) => ({
    ...type,
    content_model: JSON.stringify(type.content_model),
    revision: 1,
  }));
  await db.insertInto('block_content_models').values(rows).execute();
}
