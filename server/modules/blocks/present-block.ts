import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { refreshBlock } from '../../../content-model/refresh-block.ts';
import type { Block, BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { userReference } from '../../platform/database/user-reference.ts';
import type { BlockRecord } from './repository.ts';

/** A stored block as the API answers it, with what it points at filled in fresh. */
export function presentBlock(
  row: BlockRecord,
  {
    models,
    lookup,
    registry,
  }: {
    models: ReadonlyMap<string, BlockContentModel>;
    lookup: ReferenceLookup;
    registry: FieldRegistry;
  },
): Block {
  const stored = JSON.parse(row.data) as BlockData;
  const model = models.get(row.block_content_model);
  return {
    id: row.id,
    data: model === undefined ? stored : refreshBlock(model, stored, lookup, registry),
    order: row.order,
    page: row.page,
    block_content_model: row.block_content_model,
    revision: row.revision,
    last_update: row.last_update,
    last_update_by: userReference(row.last_update_by, row.editor_name, row.editor_email),
  };
}
