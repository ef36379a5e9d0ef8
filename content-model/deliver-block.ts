import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { blockData, type BlockData } from './block-data.ts';
import { examineBlock } from './examine-block.ts';
import type { ExaminedField } from './examine-field.ts';
import type { BlockModel } from './model-fields.ts';

/**
 * What an external site reads: every field of the model, with ids turned into URLs. A value is null if its plugin
 * cannot read or deliver it, or is gone: the other fields still arrive, and the site never gets ids, or data in a shape
 * that it was not promised.
 */
export function deliverBlock(
  model: BlockModel,
  data: BlockData,
  lookup: ReferenceLookup,
  registry: FieldRegistry,
): BlockData {
  return blockData(
    examineBlock(model, data, registry).fields.map(
      (examined) => [examined.field.name, deliverValue(examined, lookup)] as const,
    ),
  );
}

function deliverValue(
  { field: { plugin }, value, isServed }: ExaminedField,
  lookup: ReferenceLookup,
): unknown {
  if (plugin === undefined || !isServed) return null;
  return plugin.deliver === undefined ? value : plugin.deliver(value, lookup);
}
