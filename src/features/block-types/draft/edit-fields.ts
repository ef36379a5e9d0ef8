import { freeId } from '../../../../content-model/operations/complete-operation.ts';
import { slugBase } from '../../../../shared/slug.ts';
import { apiNameOf, type DraftField, type Fields } from './draft-field.ts';

interface NewField {
  readonly type: string;
  readonly title: string;
  readonly isList: boolean;
  /** Its options. */
  readonly start: unknown;
}

/** Has a unique name. A list has no fields yet. */
export function newField(fields: Fields, { type, title, isList, start }: NewField): DraftField {
  return {
    ...{ uid: crypto.randomUUID(), id: undefined, isNamed: false, items: isList ? [] : undefined },
    definition: {
      ...{ field_type: type, field_title: title, required: false, order: fields.length, field_values: start },
      api_name: freeName(fields, nameFor(title) || nameFor(type)),
    },
  };
}

/** Changes a title. A new field is named after its title until a user names it. */
export function retitled(fields: Fields, uid: string, title: string): Fields {
  const others = fields.filter((field) => field.uid !== uid);
  const name = nameFor(title);
  return fields.map((field) => {
    if (field.uid !== uid) return field;
    const follows = !field.isNamed && name !== '';
    const api_name = follows ? freeName(others, name) : apiNameOf(field);
    return { ...field, definition: { ...field.definition, field_title: title, api_name } };
  });
}

/** Inserts a copy of a field after it, with this uid. The fields of a list are copied, too. */
export function duplicated(fields: Fields, uid: string, copyUid: string): Fields {
  const at = fields.findIndex((field) => field.uid === uid);
  const field = fields[at];
  if (field === undefined) return fields;
  const { definition, ...copy } = asNew(field);
  const api_name = freeName(fields, apiNameOf(field));
  return fields.toSpliced(at + 1, 0, { ...copy, uid: copyUid, definition: { ...definition, api_name } });
}

/** Fields under the ids that they have in stored ones. Others are new. */
export function storedUnder(fields: Fields, stored: Fields): Fields {
  return fields.map((field) => {
    const same = stored.find(({ uid }) => uid === field.uid);
    if (same === undefined) return field.id === undefined ? field : asNew(field);
    const items = field.items && storedUnder(field.items, same.items ?? []);
    return { ...field, id: same.id, isNamed: true, items };
  });
}

/** A copy under which nothing is stored yet, at any depth. */
function asNew(field: DraftField): DraftField {
  return { ...field, id: undefined, isNamed: true, items: field.items?.map(asNew) };
}

/** The name, or a similar one that no field has as its API name or id. */
export function freeName(fields: Fields, name: string): string {
  return freeId(
    name || 'field',
    fields.flatMap((field) => [apiNameOf(field), field.id ?? []].flat()),
  );
}

/** Turns a title into an API name: small letters, digits and `_`. */
export function nameFor(title: string): string {
  return slugBase(title, '')
    .replaceAll('-', '_')
    .replace(/^[0-9_]+/, '')
    .slice(0, 40);
}
