import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { blockData, type BlockData } from './block-data.ts';
import { examineBlock } from './examine-block.ts';
import type { BlockModel } from './model-fields.ts';

/**
 * The data as today's model means it, ready for the form: every field present and of a shape that its widget can show.
 * What the model no longer has is left out, and a value of another type than the field's gives way to the default;
 * both stay in the stored record and its history until the editor saves.
 */
export function normalizeData(model: BlockModel, data: BlockData, registry: FieldRegistry): BlockData {
  return blockData(
    examineBlock(model, data, registry).fields.flatMap(({ field, value }) =>
      value === undefined ? [] : [[field.name, value] as const],
    ),
  );
}
