import { completeOptions, isFieldset } from '../../../content-model/complete-fields.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { inOrder } from '../../../content-model/fields/diff.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';

type Fields = BlockContentModel['content_model'];

/** A block type in the form of the API. Its fields are numbered from 0, in their order. */
export interface ModelFile extends Pick<BlockContentModel, 'name' | 'content_model_type' | 'content_model'> {
  /** Members besides the fields, such as `labels`. */
  readonly [member: string]: unknown;
}

/** A field in the text of a file. Its place in the list is its `order`, and its `name` the key in `content_model`. */
export interface FileField {
  readonly name: string;
  readonly field_values?: unknown;
  readonly [member: string]: unknown;
}

/** Members that the server maintains. */
const ofServer: readonly string[] = [
  ...['id', 'slug', 'library', 'revision', 'shape', 'changed_at', 'changed_by', 'retired_fields'],
];

export function fileOf({ content_model, ...model }: BlockContentModel): ModelFile {
  const members = Object.entries(model).filter(
    ([name, value]) => !ofServer.includes(name) && !isBlank(value),
  );
  return {
    ...(Object.fromEntries(members) as Omit<typeof model, 'id'>),
    content_model: fieldsOf(listOf(content_model)),
  };
}

/** The fields of a list. A file may leave out members that have one sensible value, or give null for them. */
export function fieldsOf(list: readonly FileField[]): Fields {
  const entries = list.map((given, order) => {
    const members = Object.entries(given).filter(([member, value]) => value !== null || member === 'default');
    const {
      name,
      required = false,
      field_values = null,
      ...field
    } = Object.fromEntries(members) as FileField;
    const inner = innerOf(given);
    const options = isFieldList(inner)
      ? { ...(field_values as object), fields: fieldsOf(inner) }
      : completeOptions(field_values);
    return [name, { ...field, required, order, field_values: options }] as const;
  });
  return Object.fromEntries(entries) as unknown as Fields;
}

function listOf(fields: Fields): readonly FileField[] {
  return inOrder(fields).map(([name, { order: _order, ...field }]) => {
    const { field_values } = field;
    const inner = innerOf(field);
    const options = isFieldset(inner) ? { ...(field_values as object), fields: listOf(inner) } : field_values;
    return { name, ...field, field_values: options };
  });
}

/** The fields of the items of a list. Options of other types may have a member of this name, which is left alone. */
export function innerOf({ field_type, field_values }: Readonly<Record<string, unknown>>): unknown {
  return field_type === 'list' && isRecord(field_values) ? field_values['fields'] : undefined;
}

export function isFieldList(fields: unknown): fields is readonly FileField[] {
  const isField = (one: unknown) => isRecord(one) && typeof one['name'] === 'string' && one['name'] !== '';
  return Array.isArray(fields) && fields.every(isField);
}

/** The order of a field's members. Others come in between, by name. */
const first = ['name', 'api_name', 'field_type', 'field_title', 'required', 'required_for'];
const last = ['field_values'];

/** A file's text: the same for the same block type. */
export function textOf({ name, content_model_type: type, content_model, ...others }: ModelFile): string {
  const file = { name, type, ...sorted(others), fields: listOf(content_model).map(sortedField) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function sortedField(field: FileField): object {
  const members = Object.keys(field).filter((name) => ![...first, ...last].includes(name));
  const order = [...first, ...members.toSorted(), ...last].filter((name) => field[name] !== undefined);
  const inner = innerOf(field);
  const sortedFields = (options: unknown) => {
    if (!isFieldList(inner)) return sorted(options);
    return { ...sorted(options as object), fields: inner.map(sortedField) };
  };
  return Object.fromEntries(
    order.map((name) => [name, (name === 'field_values' ? sortedFields : sorted)(field[name])]),
  );
}

function sorted<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted) as Value;
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)])) as Value;
}

/** Whether a member is equivalent to a missing one. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
