import { blockData, type BlockData } from './block-data.ts';
import type { ValidatedBlock } from './validate-block.ts';

/**
 * Returns the data of the fields in the model, also in the parts of values. Blocks keep values of retired fields, which
 * must not reach readers of a block or published pages. Returns the same data if nothing changes.
 */
export function withoutStrays({ data, fields }: Pick<ValidatedBlock, 'data' | 'fields'>): BlockData {
  const own = fields
    .filter(({ field }) => Object.hasOwn(data, field.name))
    .map((one) => [one.field.name, one.mapParts(({ block }) => withoutStrays(block))] as const);
  const isSame =
    own.length === Object.keys(data).length && own.every(([name, value]) => Object.is(value, data[name]));
  return isSame ? data : blockData(own);
}
