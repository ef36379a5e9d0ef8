import { withConditionIds } from '../../../content-model/fields/condition-ids.ts';
import { innerFields, isRecord, type FileField, type ModelFile } from './model-file.ts';

type Fields = readonly FileField[];

/**
 * Returns the file with the ids that its fields have on a server. A plan that changes the type of a field gives it a
 * new id there and keeps its API name. So a field that is missing on the server matches the field with the same API
 * name that is missing in the file.
 */
export function withIdsOf(file: ModelFile, there: ModelFile): ModelFile {
  const ids = idsIn(file.fields, there.fields);
  if (!hasOther(file.fields, there.fields, ids)) return file;
  const samples = file['samples'];
  return {
    ...file,
    fields: fieldsUnder(file.fields, there.fields),
    ...(Array.isArray(samples) && {
      samples: samples.map((sample: object) => sampleUnder(sample, file, there)),
    }),
  };
}

function apiNameOf({ name, api_name }: FileField): string {
  return typeof api_name === 'string' ? api_name : name;
}

/** The server's ids of fields, by their ids in the file. */
function idsIn(fields: Fields, there: Fields): ReadonlyMap<string, string> {
  const isIn = (some: Fields, name: string) => some.some((one) => one.name === name);
  const free = there.filter(({ name }) => !isIn(fields, name));
  return new Map(
    fields.flatMap((field) => {
      const same = isIn(there, field.name)
        ? undefined
        : free.find((one) => apiNameOf(one) === apiNameOf(field));
      return same ? [[field.name, same.name] as const] : [];
    }),
  );
}

function hasOther(fields: Fields, there: Fields, ids: ReadonlyMap<string, string>): boolean {
  if (ids.size > 0) return true;
  return fields.some((field) => {
    const [inner, others] = innerOf(field, there, ids);
    return hasOther(inner, others, idsIn(inner, others));
  });
}

/** The fields in a list, and those in the same list on the server. */
function innerOf(field: FileField, there: Fields, ids: ReadonlyMap<string, string>): [Fields, Fields] {
  const same = there.find(({ name }) => name === (ids.get(field.name) ?? field.name));
  return [innerFields(field) ?? [], (same && innerFields(same)) ?? []];
}

function fieldsUnder(fields: Fields, there: Fields): Fields {
  const ids = idsIn(fields, there);
  return fields.map((field) => {
    const following = withConditionIds(field, (id) => ids.get(id) ?? id);
    const { name: former, api_name: _apiName, ...members } = following;
    const name = ids.get(former) ?? former;
    const [inner, others] = innerOf(field, there, ids);
    const named =
      name === former
        ? following
        : { ...members, name, ...(apiNameOf(field) !== name && { api_name: apiNameOf(field) }) };
    return {
      ...named,
      ...(inner.length > 0 && {
        field_values: { ...(field.field_values as object), fields: fieldsUnder(inner, others) },
      }),
      ...('default' in field && { default: valueUnder(field['default'], inner, others) }),
    };
  });
}

function sampleUnder(sample: object, { fields }: ModelFile, there: ModelFile): object {
  return 'data' in sample ? { ...sample, data: dataUnder(sample.data, fields, there.fields) } : sample;
}

function dataUnder(data: unknown, fields: Fields, there: Fields): unknown {
  if (!isRecord(data)) return data;
  const ids = idsIn(fields, there);
  return Object.fromEntries(
    Object.entries(data).map(([id, value]) => {
      const field = fields.find(({ name }) => name === id);
      const [inner, others] = field ? innerOf(field, there, ids) : [[], []];
      return [ids.get(id) ?? id, valueUnder(value, inner, others)];
    }),
  );
}

/** A value of a list, whose items are `{id, data}`. */
function valueUnder(value: unknown, inner: Fields, others: Fields): unknown {
  if (inner.length === 0 || !Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    isRecord(item) ? { ...item, data: dataUnder(item['data'], inner, others) } : item,
  );
}
