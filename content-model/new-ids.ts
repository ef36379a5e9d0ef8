import { newItemId } from '../field-plugins/sdk/contract/item-id.ts';
import { ask } from './ask-plugin.ts';
import { blockData, type BlockData } from './block-data.ts';
import type { ValidatedBlock } from './validate-block.ts';
import { ValidatedField } from './validate-field.ts';
import type { ModelField } from './model-fields.ts';

/** A copy of a value whose parts have new ids at every depth. The same value for types without parts. */
export function withNewIds(field: ModelField, value: unknown): unknown {
  return copyField(new ValidatedField(field, value));
}

/**
 * A copy of a block's data, in which all parts have new ids. The same data if there are no parts. A default that shows because
 * nothing is stored is not stored in the copy either, so both follow the same plans.
 */
export function withNewIdsInData({ data, fields }: Pick<ValidatedBlock, 'data' | 'fields'>): BlockData {
  const copies = fields.filter(({ stored, parts }) => stored !== undefined && parts.length > 0);
  if (copies.length === 0) return data;
  return { ...data, ...blockData(copies.map((one) => [one.field.name, copyField(one)] as const)) };
}

function copyField(validated: ValidatedField): unknown {
  const { plugin } = validated.field;
  const { parts, stored } = validated;
  if (parts.length === 0) return stored;
  const copies = parts.map(({ fieldset, block }) => ({
    id: newItemId(),
    fieldset,
    data: withNewIdsInData(block),
  }));
  return ask(() => plugin?.withParts?.(validated.value, copies)).answer ?? stored;
}
