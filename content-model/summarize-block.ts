import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { ownValue, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel } from './model-fields.ts';
import { readValue } from './normalize-data.ts';

const longest = 140;

/** One line of plain text that tells this block from others, at most 140 characters; empty when there is nothing to say. */
export function summarizeBlock(model: BlockModel, data: BlockData, registry: FieldRegistry): string {
  const parts = modelFields(model, registry).map((field) => {
    if (field.plugin === undefined) return '';
    const { value, fits } = readValue(field, ownValue(data, field.name));
    return fits ? field.plugin.summarize(value, field.options) : '';
  });
  const characters = Array.from(parts.filter((part) => part !== '').join(' · '));
  return characters.length <= longest
    ? characters.join('')
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
