import type { BlockContentModel } from '../../../shared/wire/content.ts';

/** A field in a file. Its place in the list is its `order`. */
export interface FileField {
  /** Its key in `content_model`. */
  readonly name: string;
  readonly field_type: string;
  readonly field_title: string;
  readonly required: boolean;
  readonly field_values: unknown;
  readonly [member: string]: unknown;
}

export interface ModelFile {
  readonly name: string;
  readonly type: BlockContentModel['content_model_type'];
  readonly fields: readonly FileField[];
  /** Members besides the fields, such as `labels`. */
  readonly [member: string]: unknown;
}

type Fields = BlockContentModel['content_model'];

/** Members that the server maintains. In the file, the type is `type` and the fields are `fields`. */
const ofServer: readonly string[] = [
  ...['id', 'slug', 'library', 'revision', 'shape', 'changed_at', 'changed_by', 'retired_fields'],
  ...['content_model', 'content_model_type'],
];

/** The order of a field's members. Others come in between, by name. */
const first: readonly string[] = [
  'name',
  'api_name',
  'field_type',
  'field_title',
  'required',
  'required_for',
];
const last: readonly string[] = ['field_values'];
const leftOut: readonly string[] = ['order'];

export function fileOf(
  model: Pick<BlockContentModel, 'name' | 'content_model_type' | 'content_model'>,
): ModelFile {
  const members = Object.entries(model).filter(
    ([name, value]) => !ofServer.includes(name) && !isBlank(value),
  );
  return {
    name: model.name,
    type: model.content_model_type,
    ...Object.fromEntries(members),
    fields: fieldsOf(model.content_model),
  };
}

/** The API's input for a file. A member that the file leaves out counts as empty. */
export function modelOf({ type, fields, ...members }: ModelFile) {
  return { ...members, content_model_type: type, content_model: mapOf(fields) };
}

export function mapOf(fields: readonly FileField[]): Fields {
  return Object.fromEntries(
    fields.map(({ name, ...field }, order) => [name, { ...field, order, field_values: optionsOf(field) }]),
  );
}

/** The options of a field as in the API, where the fields of a list are a map as well. */
export function optionsOf({ field_values }: Pick<FileField, 'field_values'>): unknown {
  const fields = innerFields({ field_values });
  return fields === undefined ? field_values : { ...(field_values as object), fields: mapOf(fields) };
}

/** The fields of list items in a file; undefined for other fields. */
export function innerFields({
  field_values,
}: Pick<FileField, 'field_values'>): readonly FileField[] | undefined {
  if (!isRecord(field_values)) return undefined;
  const { fields } = field_values;
  return Array.isArray(fields) && fields.every(isField) ? fields : undefined;
}

export function isField(field: unknown): field is FileField {
  return isRecord(field) && typeof field['name'] === 'string';
}

function fieldsOf(model: Fields): readonly FileField[] {
  return Object.entries(model)
    .toSorted(([a, one], [b, other]) => one.order - other.order || (a < b ? -1 : 1))
    .map(([name, { order: _order, ...definition }]) => {
      const { field_values } = definition;
      return {
        name,
        ...definition,
        field_values: isFieldset(field_values) ? withFields(field_values) : field_values,
      };
    });
}

function withFields(options: { readonly fields: Fields }) {
  return { ...options, fields: fieldsOf(options.fields) };
}

function isFieldset(options: unknown): options is { readonly fields: Fields } {
  return isRecord(options) && isFieldMap(options['fields']);
}

/** Whether fields are in the API's form. */
export function isFieldMap(fields: unknown): fields is Fields {
  if (!isRecord(fields)) return false;
  return Object.values(fields).every((field) => isRecord(field) && typeof field['field_type'] === 'string');
}

/** A file's text: the same for the same block type. */
export function textOf({ name, type, fields, ...others }: ModelFile): string {
  const file = { name, type, ...sorted(others), fields: fields.map(sortedField) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Whether two parts of files are equivalent. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sortedField(field: FileField): object {
  const inner = innerFields(field);
  const options = sorted(field.field_values);
  const values = inner === undefined ? options : { ...(options as object), fields: inner.map(sortedField) };
  const names = Object.keys(field).filter((name) => ![...first, ...last, ...leftOut].includes(name));
  const order = [...first, ...names.toSorted(), ...last].filter((name) => field[name] !== undefined);
  return Object.fromEntries(
    order.map((name) => [name, name === 'field_values' ? values : sorted(field[name])]),
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

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
