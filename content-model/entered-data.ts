import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { blockData, type BlockData } from './block-data.ts';
import { validateBlock, type ValidatedBlock } from './validate-block.ts';
import type { ValidatedField } from './validate-field.ts';
import type { BlockModel } from './model-fields.ts';

/** The data without the values that new blocks and parts already have. */
export function enteredData(model: BlockModel, data: BlockData, registry: FieldRegistry): BlockData {
  return enteredIn(validateBlock(model, data, registry));
}

function enteredIn({ data, fields }: Pick<ValidatedBlock, 'data' | 'fields'>): BlockData {
  const byName = new Map(fields.map((validated) => [validated.field.name, validated]));
  return blockData(
    Object.entries(data).flatMap(([name, value]) => {
      const validated = byName.get(name);
      if (validated === undefined) return [[name, value]];
      return sameValue(value, validated.field.defaultValue) ? [] : [[name, enteredValue(validated)]];
    }),
  );
}

function enteredValue(validated: ValidatedField): unknown {
  const { parts, stored } = validated;
  if (parts.length === 0) return stored;
  return validated.withParts(
    parts.map(({ id, fieldset, block }) => ({ id, fieldset, data: enteredIn(block) })),
  );
}
