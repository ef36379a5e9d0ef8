import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { blockData, ownValue, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import { readValue } from './normalize-data.ts';

/**
 * What an external site reads: every field of the model, with ids turned into urls. A value whose plugin fails on it is
 * null, so that the others still arrive and nobody mistakes its inside for what the site was promised.
 */
export function deliverBlock(
  model: BlockModel,
  data: BlockData,
  lookup: ReferenceLookup,
  registry: FieldRegistry,
): BlockData {
  return blockData(
    modelFields(model, registry).flatMap((field) => {
      const value = deliverValue(field, ownValue(data, field.name), lookup);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

function deliverValue(field: ModelField, stored: unknown, lookup: ReferenceLookup): unknown {
  const { plugin, fault } = field;
  const { value, fits } = readValue(field, stored);
  if (fault !== undefined) return null;
  if (plugin === undefined) return value;
  if (!fits) return null;
  return plugin.deliver === undefined ? value : plugin.deliver(value, lookup);
}
