import { ask } from './ask-plugin.ts';
import { blockData, type BlockData } from './block-data.ts';
import type { ExaminedBlock } from './examine-block.ts';
import type { ExaminedField } from './examine-field.ts';

/**
 * Adds omitted stored values that no plugin handles to the data of a block and its parts: values of fields without a plugin, and
 * of removed fields. Returns the same data if nothing is omitted.
 */
export function keepUnserved({ data, fields }: ExaminedBlock, stored: ExaminedBlock): BlockData {
  const before = new Map(stored.fields.map((examined) => [examined.field.name, examined]));
  const kept = fields.flatMap((examined) => {
    const held = before.get(examined.field.name);
    const value = held === undefined ? examined.stored : keptValue(examined, held);
    return Object.is(value, examined.stored) ? [] : [[examined.field.name, value] as const];
  });
  const strays = stored.strayNames
    .filter((name) => !Object.hasOwn(data, name))
    .map((name) => [name, stored.data[name]] as const);
  const added = [...kept, ...strays];
  return added.length === 0 ? data : { ...data, ...blockData(added) };
}

function keptValue(examined: ExaminedField, held: ExaminedField): unknown {
  const { field, parts, stored } = examined;
  if (field.plugin === undefined) return stored === undefined ? held.stored : stored;
  if (parts.length === 0) return stored;
  const before = new Map(held.parts.map((part) => [part.id, part]));
  const kept = new Map(
    parts.map(({ id, fieldset, index, block }) => {
      const part = before.get(id);
      return [index, part?.fieldset === fieldset ? keepUnserved(block, part.block) : block.data];
    }),
  );
  if (parts.every(({ index, block }) => kept.get(index) === block.data)) return stored;
  return (
    ask(() => examined.withPartData(({ index, block }) => kept.get(index) ?? block.data)).answer ?? stored
  );
}
