import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { callPlugin } from '../call-plugin.ts';
import type { BlockData } from '../block-data.ts';
import { ValidatedField, type ValidatedPart } from '../validate-field.ts';
import { modelFields } from '../model-fields.ts';
import { itemFields, itemsOf, type Item } from './list-value.ts';

/** The parts of a composite's values that have the fields in its options. */
export interface PartsWithin {
  /** Undefined if the value cannot be read. */
  partsOf(value: unknown): readonly Item[] | undefined;
  /** Replaces the data of the parts. A value that cannot be read stays unchanged. */
  mapParts(value: unknown, change: (data: BlockData, id: string) => BlockData): unknown;
}

/**
 * Returns how to reach the parts of a field's values. Undefined if its type is not a composite, or if the fields of its
 * parts are not exactly those in the option `fields`.
 */
export function partsWithin(definition: FieldDefinition, registry: FieldRegistry): PartsWithin | undefined {
  const inner = itemFields(definition);
  if (inner === undefined) return undefined;
  if (definition.field_type === 'list') return listItems;
  const [field] = modelFields({ content_model: { value: definition } }, registry);
  const kinds = Object.entries(field?.fieldsets ?? {}).flatMap(([kind, { content_model }]) =>
    sameValue(content_model, inner) ? [kind] : [],
  );
  if (field === undefined || kinds.length === 0) return undefined;
  const isWithin = ({ fieldset }: ValidatedPart) => kinds.includes(fieldset);
  const read = (value: unknown) => {
    const validated = new ValidatedField(field, value);
    return validated.isSupported ? validated : undefined;
  };
  return {
    partsOf: (value) =>
      read(value)
        ?.parts.filter(isWithin)
        .map(({ id, block }) => ({ id, data: block.data })),
    mapParts(value, change) {
      let isChanged = false;
      const changedData = (part: ValidatedPart) => {
        const { data } = part.block;
        const next = isWithin(part) ? change(data, part.id) : data;
        isChanged ||= next !== data;
        return next;
      };
      const validated = read(value);
      const { result } = callPlugin(() => validated?.withPartData(changedData));
      return isChanged && result !== undefined ? result : value;
    },
  };
}

/** List items are reached as stored, even if the list no longer fits its field. */
const listItems: PartsWithin = {
  partsOf: itemsOf,
  mapParts: (value, change) =>
    itemsOf(value)?.map((item) => ({ ...item, data: change(item.data, item.id) })) ?? value,
};
