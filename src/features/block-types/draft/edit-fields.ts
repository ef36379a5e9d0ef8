import { freeId } from '../../../../content-model/operations/complete-operation.ts';
import { convertDefault, withDefault } from '../../../../content-model/operations/settle-value.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { slugBase } from '../../../../shared/slug.ts';
import { apiNameOf, type DraftField, type Fields, readField } from './draft-field.ts';

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

/** A field with another title. A new field is named after its title until a user names it. */
export function retitled(field: DraftField, fields: Fields, title: string): DraftField {
  const others = fields.filter(({ uid }) => uid !== field.uid);
  const name = nameFor(title);
  const api_name = field.isNamed || name === '' ? apiNameOf(field) : freeName(others, name);
  return { ...field, definition: { ...field.definition, field_title: title, api_name } };
}

/**
 * Converts the default of a field that changed its type, as a plan would. A default that does not convert stays with a
 * stored field: its options may still change, and the plan decides about it.
 */
export function withFormerDefault(
  before: DraftField,
  field: DraftField,
  registry: FieldRegistry,
): DraftField {
  const [from, to] = [readField(before, registry), readField(field, registry)];
  const made = from && to && convertDefault(from, to);
  if (made === undefined && field.id !== undefined) return field;
  return { ...field, definition: withDefault(field.definition, made) };
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
