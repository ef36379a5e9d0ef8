import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { BlockData } from './block-data.ts';
import { validateBlock } from './validate-block.ts';
import type { BlockModel } from './model-fields.ts';

/**
 * Converts data to the current model, ready for the form: every field is present, and older values are upgraded. Invalid values
 * stay unchanged. Values of removed fields are left out; the stored record keeps them.
 */
export function normalizeData(model: BlockModel, data: BlockData, registry: FieldRegistry): BlockData {
  return validateBlock(model, data, registry).normalized;
}
