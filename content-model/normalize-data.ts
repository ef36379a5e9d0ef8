import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { BlockData } from './block-data.ts';
import { examineBlock } from './examine-block.ts';
import type { BlockModel } from './model-fields.ts';

/**
 * Data in the shape of today's model, ready for the form: every field is present, and older values are upgraded. A value
 * that does not fit stays as it is. Values whose fields are gone are left out; the stored record keeps them.
 */
export function normalizeData(model: BlockModel, data: BlockData, registry: FieldRegistry): BlockData {
  return examineBlock(model, data, registry).normalized;
}
