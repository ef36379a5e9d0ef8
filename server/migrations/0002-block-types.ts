import type { Kysely } from 'kysely';
import { blockTypesV1 } from '../library/block-types.ts';

/** The table as this migration finds it; later ones may change it. */
interface Tables {
  block_content_models: {
    id: string;
    name: string;
    content_model_type: string;
    content_model: string;
    revision: number;
  };
}

/** The block types that every installation starts with; their ids are the same everywhere. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = blockTypesV1.map((type) => ({
    ...type,
    content_model: JSON.stringify(type.content_model),
    revision: 1,
  }));
  await db.insertInto('block_content_models').values(rows).execute();
}
