import type { Block, BlockData } from '../../../shared/wire/content.ts';
import { userReference } from '../../platform/database/user-reference.ts';
import type { BlockRecord } from './repository.ts';

/** A block in the API's format, with the editor's view of its data. */
export function presentBlock(row: Omit<BlockRecord, 'data' | 'model_revision'>, data: BlockData): Block {
  return {
    id: row.id,
    data,
    order: row.order,
    page: row.page,
    block_content_model: row.block_content_model,
    revision: row.revision,
    ...(row.shape > 0 && { shape: row.shape }),
    last_update: row.last_update,
    last_update_by: userReference(row.last_update_by, row.editor_name, row.editor_email),
  };
}
