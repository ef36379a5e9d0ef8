import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { BlockData } from './block-data.ts';
import { validateBlock } from './validate-block.ts';
import type { BlockModel } from './model-fields.ts';

/**
 * Delivers a block to external sites: every field of the model, with ids turned into URLs. A value is null if its plugin is
 * missing or cannot read or deliver it: the other fields still arrive, and the site never gets ids, or data that violate the
 * schema.
 */
export function deliverBlock(
  model: BlockModel,
  data: BlockData,
  lookup: ReferenceLookup,
  registry: FieldRegistry,
): BlockData {
  return validateBlock(model, data, registry).deliver(lookup);
}
