import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { blockData, ownValue, type BlockData } from './block-data.ts';
import { revalidate, type ValidatedField } from './validate-field.ts';
import { isForbiddenKey } from '../shared/forbidden-keys.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';

/**
 * The path to a field: the name of a field of the block, and for each composite on the way the id of a part and the
 * name of a field of it. A path that ends with the id of a part leads to the data of that part.
 */
export type FieldPath = readonly string[];

export interface BlockContent {
  readonly model: BlockModel;
  readonly registry: FieldRegistry;
  readonly data: BlockData;
}

/** Finds the field at a path. Returns undefined if the path ends at the id of a part, or leads nowhere. */
export function fieldAt({ model, registry, data }: BlockContent, path: FieldPath): ModelField | undefined {
  const [name, id, ...rest] = path;
  const field = modelFields(model, registry).find((one) => one.name === name);
  if (field === undefined || id === undefined) return field;
  const part = partOf(revalidate(field, ownValue(data, field.name)), id);
  return part && fieldAt({ ...part, registry }, rest);
}

export function valueAt({ model, registry, data }: BlockContent, path: FieldPath): unknown {
  const [name = '', id, ...rest] = path;
  const value = ownValue(data, name);
  if (id === undefined) return value;
  const field = modelFields(model, registry).find((one) => one.name === name);
  const part = field && partOf(revalidate(field, value), id);
  return part && (rest.length === 0 ? part.data : valueAt({ ...part, registry }, rest));
}

/**
 * Returns the data with another value at the end of a path, or without it if the value is undefined; the same data if
 * the path does not exist. Only objects along the path are new, so everything cached by value stays valid.
 */
export function withValueAt(
  { model, registry, data }: BlockContent,
  path: FieldPath,
  value: unknown,
): BlockData {
  const [name = '', id, ...rest] = path;
  if (isForbiddenKey(name)) return data;
  if (id === undefined) return withValue(data, name, value);
  const field = modelFields(model, registry).find((one) => one.name === name);
  const validated = field && revalidate(field, ownValue(data, name));
  const part = validated && partOf(validated, id);
  if (part === undefined) return data;
  const changed = rest.length === 0 ? (value as BlockData) : withValueAt({ ...part, registry }, rest, value);
  if (changed === part.data) return data;
  const result = validated?.mapParts((at) => (at.id === id ? changed : at.block.data));
  return withValue(data, name, result);
}

function withValue(data: BlockData, name: string, value: unknown): BlockData {
  if (Object.is(ownValue(data, name), value)) return data;
  if (value === undefined) return blockData(Object.entries(data).filter(([other]) => other !== name));
  return { ...data, [name]: value };
}

function partOf(validated: ValidatedField, id: string) {
  const found = validated.parts.find((part) => part.id === id);
  const model = found && validated.field.fieldsets[found.fieldset];
  return model && { model, data: found.block.data };
}
