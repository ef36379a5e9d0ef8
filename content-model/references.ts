import type { FieldReferences } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { ownValue, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import { readValue } from './normalize-data.ts';
import { PluginFault } from './plugin-fault.ts';

/** The media and pages that a block points at, each id once. */
export function blockReferences(
  model: BlockModel,
  data: BlockData,
  registry: FieldRegistry,
): FieldReferences {
  const media = new Set<string>();
  const pages = new Set<string>();
  for (const field of modelFields(model, registry)) {
    const stored = ownValue(data, field.name);
    const references = fieldReferences(field, stored) ?? possibleReferences(stored);
    references.media.forEach((id) => media.add(id));
    references.pages.forEach((id) => pages.add(id));
  }
  return { media: [...media], pages: [...pages] };
}

const none: FieldReferences = Object.freeze({ media: [], pages: [] });

/** What a value points at, as its plugin says; undefined when there is no plugin to say it, or it fails to. */
export function fieldReferences(field: ModelField, stored: unknown): FieldReferences | undefined {
  if (field.plugin === undefined) return undefined;
  if (field.plugin.references === undefined) return none;
  const { value, fits } = readValue(field, stored);
  if (!fits) return undefined;
  try {
    return field.plugin.references(value);
  } catch (error) {
    if (error instanceof PluginFault) return undefined;
    throw error;
  }
}

/**
 * Every id in a value that nobody can read. One too many keeps a picture that could have been deleted; one too few would
 * delete a picture that is shown.
 */
function possibleReferences(stored: unknown): FieldReferences {
  const ids = JSON.stringify(stored ?? null).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  return { media: ids, pages: ids };
}
