import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { blockData, type BlockData } from './block-data.ts';
import { examineBlock } from './examine-block.ts';
import type { ExaminedField } from './examine-field.ts';
import type { BlockModel } from './model-fields.ts';

/**
 * What an external site reads: every field of the model, with ids turned into URLs. A value that its plugin cannot read or
 * deliver is null: the other fields still arrive, and the site never gets data in a shape it was not promised.
 */
export function deliverBlock(
  model: BlockModel,
  data: BlockData,
  lookup: ReferenceLookup,
  registry: FieldRegistry,
): BlockData {
  return blockData(
    examineBlock(model, data, registry).fields.flatMap((examined) => {
      const value = deliverValue(examined, lookup);
      return value === undefined ? [] : [[examined.field.name, value] as const];
    }),
  );
}

function deliverValue({ field, value, isServed }: ExaminedField, lookup: ReferenceLookup): unknown {
  const { plugin, fault } = field;
  if (plugin === undefined) return fault === undefined ? value : null;
  if (!isServed) return null;
  return plugin.deliver === undefined ? value : plugin.deliver(value, lookup);
}
