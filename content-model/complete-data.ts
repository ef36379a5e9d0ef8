import { newItemId } from '../field-plugins/sdk/contract/item-id.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { JsonSchema } from '../shared/json-schema.ts';
import { blockData, type BlockData } from './block-data.ts';
import { ValidatedField } from './validate-field.ts';
import { isComposite, modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import { readValue } from './read-value.ts';

/**
 * Fills in the members that a writer may omit from a block's data: those with a default in the schema of their field type, and
 * the ids of new items. Returns the same data if nothing is missing. Invalid values stay unchanged.
 */
export function completeData(model: BlockModel, data: BlockData, registry: FieldRegistry): BlockData {
  const fields = new Map(modelFields(model, registry).map((field) => [field.name, field]));
  const entries = Object.entries(data).map(([name, value]) => {
    const field = fields.get(name);
    return [name, field === undefined ? value : completeFieldValue(field, value)] as const;
  });
  return entries.every(([name, value]) => Object.is(value, data[name])) ? data : blockData(entries);
}

export function completeFieldValue(field: ModelField, value: unknown): unknown {
  const complete = completeValue(field.schema, value);
  if (!isComposite(field)) return complete;
  const validated = new ValidatedField(field, complete);
  return validated.mapParts(({ block }) => completeData(block.model, block.data, field.registry));
}

/** Upgrades and completes the defaults of definitions. Returns the same fields if none has one. */
export function completeDefaults<Fields extends BlockModel['content_model']>(
  fields: Fields,
  registry: FieldRegistry,
): Fields {
  const given = modelFields({ content_model: fields }, registry).filter(
    ({ definition }) => definition.default !== undefined,
  );
  if (given.length === 0) return fields;
  const defaults = given.map((field) => {
    const { name, definition } = field;
    const { upgraded } = readValue(field, definition.default);
    return [name, { ...definition, default: completeFieldValue(field, upgraded) }] as const;
  });
  return { ...fields, ...Object.fromEntries(defaults) };
}

/** Adds the missing parts for which a schema has a default or assigns an id. */
export function completeValue(schema: JsonSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, items, anyOf } = schema;
  if (anyOf !== undefined) {
    const type = Array.isArray(value) ? 'array' : 'object';
    const shapes = anyOf.filter((shape) => shape.type === type);
    return shapes.length === 1 ? completeValue(shapes[0] ?? {}, value) : value;
  }
  if (Array.isArray(value)) {
    const list = value.map((item: unknown) => (items === undefined ? item : completeValue(items, item)));
    return list.every((item, at) => item === value[at]) ? value : list;
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const entries = Object.entries(properties).flatMap(([name, part]): [string, unknown][] => {
    if (given.has(name)) return [[name, completeValue(part, given.get(name))]];
    if (part.assigned === true) return [[name, newItemId()]];
    return part.default === undefined ? [] : [[name, part.default]];
  });
  const isSame = entries.every(([name, part]) => given.has(name) && Object.is(given.get(name), part));
  return isSame ? value : { ...value, ...Object.fromEntries(entries) };
}
