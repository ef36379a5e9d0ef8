import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { ask } from './ask-plugin.ts';
import { blockData, type BlockData } from './block-data.ts';
import { examineBlock, type ExaminedBlock } from './examine-block.ts';
import type { ExaminedField } from './examine-field.ts';
import type { BlockModel } from './model-fields.ts';

/** The data without the values that new blocks and parts have anyway. */
export function enteredData(model: BlockModel, data: BlockData, registry: FieldRegistry): BlockData {
  return enteredIn(examineBlock(model, data, registry));
}

function enteredIn({ data, fields }: Pick<ExaminedBlock, 'data' | 'fields'>): BlockData {
  const byName = new Map(fields.map((examined) => [examined.field.name, examined]));
  return blockData(
    Object.entries(data).flatMap(([name, value]) => {
      const examined = byName.get(name);
      if (examined === undefined) return [[name, value]];
      return sameValue(value, examined.field.defaultValue) ? [] : [[name, enteredValue(examined)]];
    }),
  );
}

function enteredValue({ field, parts, stored, value }: ExaminedField): unknown {
  if (parts.length === 0) return stored;
  const entered = parts.map(({ id, fieldset, block }) => ({ id, fieldset, data: enteredIn(block) }));
  return ask(() => field.plugin?.withParts?.(value, entered)).answer ?? stored;
}
