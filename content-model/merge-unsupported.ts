import { blockData, type BlockData } from './block-data.ts';
import type { ValidatedBlock } from './validate-block.ts';
import type { ValidatedField } from './validate-field.ts';

/**
 * Adds omitted stored values that no plugin handles to the data of a block and its parts: values of fields without a plugin, and
 * of removed fields. Returns the same data if nothing is omitted.
 */
export function mergeUnsupported({ data, fields }: ValidatedBlock, stored: ValidatedBlock): BlockData {
  const before = new Map(stored.fields.map((validated) => [validated.field.name, validated]));
  const kept = fields.flatMap((validated) => {
    const held = before.get(validated.field.name);
    const value = held === undefined ? validated.stored : mergedValue(validated, held);
    return Object.is(value, validated.stored) ? [] : [[validated.field.name, value] as const];
  });
  const strays = stored.strayNames
    .filter((name) => !Object.hasOwn(data, name))
    .map((name) => [name, stored.data[name]] as const);
  const added = [...kept, ...strays];
  return added.length === 0 ? data : { ...data, ...blockData(added) };
}

function mergedValue(validated: ValidatedField, held: ValidatedField): unknown {
  const { field, stored } = validated;
  if (field.plugin === undefined) return stored === undefined ? held.stored : stored;
  const before = new Map(held.parts.map((part) => [part.id, part]));
  return validated.mapParts(({ id, fieldset, block }) => {
    const part = before.get(id);
    return part?.fieldset === fieldset ? mergeUnsupported(block, part.block) : block.data;
  });
}
