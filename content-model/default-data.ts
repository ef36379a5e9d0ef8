import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { BlockData } from './block-data.ts';
import type { BlockModel } from './model-fields.ts';
import { normalizeData } from './normalize-data.ts';

/** What a new block of this model holds: the default of every field that a plugin serves. */
export function defaultData(model: BlockModel, registry: FieldRegistry): BlockData {
  return normalizeData(model, {}, registry);
}
