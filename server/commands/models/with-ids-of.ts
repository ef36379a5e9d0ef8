import { withConditionIds } from '../../../content-model/fields/condition-ids.ts';
import { innerFields, isRecord, type FileField, type ModelFile } from './model-file.ts';

type Fields = readonly FileField[];

/**
 * Returns the file with the ids that its fields have on a server. A plan that changes the type of a field gives it a
 * new id there and keeps its API name. So a field that is missing on the server matches the field with the same API
 * name that is missing in the file.
 */
export function withIdsOf(file: ModelFile, there: ModelFile): ModelFile {
  const samples = file['samples'];
  return {
    ...file,
    fields: fieldsUnder(file.fields, there.fields),
    ...(Array.isArray(samples) && {
      samples: samples.map((sample: unknown) => withDataUnder(sample, file.fields, there.fields)),
    }),
  };
}

function apiNameOf({ name, api_name }: FileField): string {
  return typeof api_name === 'string' ? api_name : name;
}

/** The server's id of a field, by its id in the file. */
function idsIn(fields: Fields, there: Fields): (id: string) => string {
  const isIn = (some: Fields, id: string) => some.some(({ name }) => name === id);
  const free = there.filter(({ name }) => !isIn(fields, name));
  return (id) => {
    const field = isIn(there, id) ? undefined : fields.find(({ name }) => name === id);
    return (field && free.find((one) => apiNameOf(one) === apiNameOf(field))?.name) ?? id;
  };
}

function fieldsUnder(fields: Fields, there: Fields): Fields {
  const idOf = idsIn(fields, there);
  return fields.map((field) => {
    const { name: former, api_name: _apiName, ...members } = withConditionIds(field, idOf);
    const name = idOf(former);
    const apiName = apiNameOf(field);
    const named = { name, ...members, ...(apiName !== name && { api_name: apiName }) };
    const [inner, others] = innerOf(field, name, there);
    if (inner.length === 0) return named;
    return {
      ...named,
      field_values: { ...(field.field_values as object), fields: fieldsUnder(inner, others) },
      ...('default' in field && { default: valueUnder(field['default'], inner, others) }),
    };
  });
}

/** The fields in a list, and those in the same list on the server. */
function innerOf(field: FileField, id: string, there: Fields): readonly [Fields, Fields] {
  const same = there.find(({ name }) => name === id);
  return [innerFields(field) ?? [], (same && innerFields(same)) ?? []];
}

/** A value of a list, whose items are `{id, data}`. */
function valueUnder(value: unknown, inner: Fields, others: Fields): unknown {
  if (inner.length === 0 || !Array.isArray(value)) return value;
  return value.map((item: unknown) => withDataUnder(item, inner, others));
}

/** A sample or an item of a list, with its values by the ids of the server. */
function withDataUnder(item: unknown, fields: Fields, there: Fields): unknown {
  if (!isRecord(item) || !isRecord(item['data'])) return item;
  const idOf = idsIn(fields, there);
  const data = Object.entries(item['data']).map(([id, value]) => {
    const field = fields.find(({ name }) => name === id);
    const [inner, others] = field ? innerOf(field, idOf(id), there) : [[], []];
    return [idOf(id), valueUnder(value, inner, others)];
  });
  return { ...item, data: Object.fromEntries(data) as unknown };
}
