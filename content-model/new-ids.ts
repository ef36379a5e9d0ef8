import { newItemId } from '../field-plugins/sdk/contract/item-id.ts';
import { blockData, type BlockData } from './block-data.ts';
import type { ValidatedBlock } from './validate-block.ts';
import { ValidatedField } from './validate-field.ts';
import type { ModelField } from './model-fields.ts';

/** Copies a value and gives its parts new ids at every depth. Returns the same value for types without parts. */
export function withNewIds(field: ModelField, value: unknown): unknown {
  return copyField(new ValidatedField(field, value));
}

/**
 * Copies a block's data and gives all parts new ids. Returns the same data if there are no parts. A default that is shown for a
 * missing value is not stored in the copy either, so that plans migrate the block and its copy alike.
 */
export function withNewIdsInData({ data, fields }: Pick<ValidatedBlock, 'data' | 'fields'>): BlockData {
  const copies = fields.filter(({ stored, parts }) => stored !== undefined && parts.length > 0);
  if (copies.length === 0) return data;
  return { ...data, ...blockData(copies.map((one) => [one.field.name, copyField(one)] as const)) };
}

function copyField(validated: ValidatedField): unknown {
  const { parts, stored } = validated;
  if (parts.length === 0) return stored;
  return validated.withParts(
    parts.map(({ fieldset, block }) => ({ id: newItemId(), fieldset, data: withNewIdsInData(block) })),
  );
}
