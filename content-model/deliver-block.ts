import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { BlockData } from './block-data.ts';
import { examineBlock } from './examine-block.ts';
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
  return examineBlock(model, data, registry).deliver(lookup);
}
