import type { ReferenceLookup } from '../../field-plugins/sdk/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/registry.ts';
import { blockData, ownValue, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel } from './model-fields.ts';
import { normalizeValue } from './normalize-data.ts';

/** What an external site reads: every field of the model, with ids turned into urls. */
export function deliverBlock(
  model: BlockModel,
  data: BlockData,
  lookup: ReferenceLookup,
  registry: FieldRegistry,
): BlockData {
  return blockData(
    modelFields(model, registry).flatMap((field) => {
      const value = normalizeValue(field, ownValue(data, field.name));
      if (value === undefined) return [];
      const { plugin } = field;
      return [[field.name, plugin?.deliver === undefined ? value : plugin.deliver(value, lookup)] as const];
    }),
  );
}
