import { callPlugin } from './call-plugin.ts';
import { blockData, type BlockData } from './block-data.ts';
import type { ValidatedBlock } from './validate-block.ts';
import type { ValidatedField } from './validate-field.ts';

/**
 * Returns the data of the fields in the model, also in the parts of values. Blocks keep values of retired fields, which
 * must not reach readers of a block or published pages. Returns the same data if nothing changes.
 */
export function withoutStrays({ data, fields }: Pick<ValidatedBlock, 'data' | 'fields'>): BlockData {
  const own = fields
    .filter(({ field }) => Object.hasOwn(data, field.name))
    .map((validated) => [validated.field.name, valueOf(validated)] as const);
  const isSame =
    own.length === Object.keys(data).length && own.every(([name, value]) => Object.is(value, data[name]));
  return isSame ? data : blockData(own);
}

function valueOf(validated: ValidatedField): unknown {
  const { parts, stored } = validated;
  const clean = new Map(parts.map(({ index, block }) => [index, withoutStrays(block)]));
  if (parts.every(({ index, block }) => clean.get(index) === block.data)) return stored;
  const { result } = callPlugin(() =>
    validated.withPartData(({ index, block }) => clean.get(index) ?? block.data),
  );
  return result ?? stored;
}
