import type { FieldReferences } from '../../field-plugins/sdk/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/registry.ts';
import { ownValue, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel } from './model-fields.ts';
import { normalizeValue } from './normalize-data.ts';

/** The media and pages that a block points at, each id once. */
export function blockReferences(
  model: BlockModel,
  data: BlockData,
  registry: FieldRegistry,
): FieldReferences {
  const media = new Set<string>();
  const pages = new Set<string>();
  for (const field of modelFields(model, registry)) {
    const references = field.plugin?.references?.(normalizeValue(field, ownValue(data, field.name)));
    references?.media.forEach((id) => media.add(id));
    references?.pages.forEach((id) => pages.add(id));
  }
  return { media: [...media], pages: [...pages] };
}
