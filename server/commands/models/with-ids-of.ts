import { isRecord } from '../../../shared/is-record.ts';
import { withIdsInConditions } from '../../../content-model/fields/condition-ids.ts';
import { itemFields, ownField, withItemFields } from '../../../content-model/operations/list-value.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { ModelFile } from './model-file.ts';

type Fields = BlockContentModel['content_model'];

/**
 * Returns the file with the ids that its fields have on a server. A plan that changes the type of a field gives it a
 * new id there and keeps its API name. So a field that is missing on the server matches the field with the same API
 * name that is missing in the file.
 */
export function withIdsOf(file: ModelFile, { content_model: there }: ModelFile): ModelFile {
  const { content_model, samples } = file;
  return {
    ...file,
    content_model: fieldsUnder(content_model, there),
    ...(Array.isArray(samples) && {
      samples: samples.map((sample: unknown) => withDataUnder(sample, content_model, there)),
    }),
  };
}

/** The server's id of a field, by its id in the file. */
function idsIn(fields: Fields, there: Fields): (id: string) => string {
  const free = Object.entries(there).filter(([id]) => !Object.hasOwn(fields, id));
  return (id) => {
    const field = Object.hasOwn(there, id) ? undefined : ownField(fields, id);
    const isSame = ([other, { api_name = other }]: (typeof free)[number]) =>
      api_name === (field?.api_name ?? id);
    return (field && free.find(isSame)?.[0]) ?? id;
  };
}

function fieldsUnder(fields: Fields, there: Fields): Fields {
  const idOf = idsIn(fields, there);
  const entries = Object.entries(withIdsInConditions(fields, idOf)).map(([former, definition]) => {
    const id = idOf(former);
    const { api_name = former, ...members } = definition;
    const named = { ...members, ...(api_name !== id && { api_name }) };
    const [inner, others] = innerOf(definition, id, there);
    if (inner === undefined) return [id, named] as const;
    const field = withItemFields(named, fieldsUnder(inner, others));
    return [
      id,
      'default' in field ? { ...field, default: valueUnder(field.default, inner, others) } : field,
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** The fields in a list, and those in the same list on the server. */
function innerOf(field: Fields[string], id: string, there: Fields): readonly [Fields | undefined, Fields] {
  const same = ownField(there, id);
  return [itemFields(field), (same && itemFields(same)) ?? {}];
}

/** A value of a list, whose items are `{id, data}`. */
function valueUnder(value: unknown, inner: Fields | undefined, others: Fields): unknown {
  if (inner === undefined || !Array.isArray(value)) return value;
  return value.map((item: unknown) => withDataUnder(item, inner, others));
}

/** A sample or an item of a list, with its values by the ids of the server. */
function withDataUnder(item: unknown, fields: Fields, there: Fields): unknown {
  if (!isRecord(item) || !isRecord(item['data'])) return item;
  const idOf = idsIn(fields, there);
  const data = Object.entries(item['data']).map(([id, value]) => {
    const field = ownField(fields, id);
    return [idOf(id), field ? valueUnder(value, ...innerOf(field, idOf(id), there)) : value];
  });
  return { ...item, data: Object.fromEntries(data) as unknown };
}
