import { withConditions } from '../../../../content-model/fields/condition-ids.ts';
import { modelFields, type ModelField } from '../../../../content-model/model-fields.ts';
import { freeId } from '../../../../content-model/operations/complete-operation.ts';
import { itemFields } from '../../../../content-model/operations/list-value.ts';
import type { FieldDefinition, FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';

export interface DraftField {
  /** Identifies the field at its level, also before it is saved. Conditions and samples of a draft name fields by it. */
  readonly uid: string;
  /** The id under which values are stored; undefined for a new field. */
  readonly id: string | undefined;
  /** Whether the API name stays when the title changes. */
  readonly isNamed: boolean;
  /** Always with an API name, and without the fields of items, parts or a list. */
  readonly definition: FieldDefinition;
  /** The fields of an item, if it is a list or another composite. */
  readonly items: readonly DraftField[] | undefined;
}

export type Fields = readonly DraftField[];

/** The fields of a model. Those that are known already get the same uids. */
export function draftFields(set: FieldSet, known: Fields = []): Fields {
  const same = new Map(
    Object.entries(set).map(([id, { api_name = id }]) => {
      // A plan may have replaced a field: the new one has its API name.
      const isReplaced = (one: DraftField) =>
        apiNameOf(one) === api_name && (one.id === undefined || !Object.hasOwn(set, one.id));
      return [id, known.find((one) => one.id === id) ?? known.find(isReplaced)];
    }),
  );
  const uidOf = (id: string) => same.get(id)?.uid ?? id;
  return Object.entries(set)
    .toSorted(([a, one], [b, other]) => one.order - other.order || (a < b ? -1 : 1))
    .map(([id, definition]) => {
      const inner = itemFields(definition);
      const { fields: _fields, ...options } = (definition.field_values ?? {}) as {
        readonly fields?: FieldSet;
      };
      return {
        uid: uidOf(id),
        id,
        isNamed: true,
        items: inner && draftFields(inner, same.get(id)?.items ?? []),
        definition: {
          ...withIds(definition, uidOf),
          api_name: definition.api_name ?? id,
          ...(inner && { field_values: options }),
        },
      };
    });
}

/** The key of each field in the model, by uid. New fields get a key that is neither stored nor taken. */
export function keysOf(fields: Fields, taken: readonly string[] = []): ReadonlyMap<string, string> {
  const used = [...taken, ...fields.flatMap(({ id }) => id ?? [])];
  return new Map(
    fields.map((field) => {
      const key = field.id ?? freeId(apiNameOf(field) || 'field', used);
      used.push(key);
      return [field.uid, key];
    }),
  );
}

/** Each field once, in order. New fields get other keys than the stored ones, even where the draft has removed these. */
export function fieldSetOf(fields: Fields, stored: FieldSet = {}): FieldSet {
  const keys = keysOf(fields, Object.keys(stored));
  const keyOf = (uid: string) => keys.get(uid) ?? uid;
  return Object.fromEntries(
    fields.map((field, order) => {
      const key = keyOf(field.uid);
      const { api_name: name, ...definition } = definitionOf(field, order, stored[key]);
      return [key, { ...withIds(definition, keyOf), ...(name !== key && { api_name: name }) }];
    }),
  );
}

export function definitionOf(
  { definition, items }: DraftField,
  order: number,
  stored?: FieldDefinition,
): FieldDefinition {
  if (items === undefined) return { ...definition, order };
  const fields = fieldSetOf(items, stored && itemFields(stored));
  return { ...definition, order, field_values: { ...(definition.field_values as object | null), fields } };
}

/** The field as its plugin reads it. */
export function readField(field: DraftField, registry: FieldRegistry): ModelField | undefined {
  return modelFields({ content_model: { [field.uid]: definitionOf(field, 0) } }, registry)[0];
}

/** Names fields in conditions by other ids. Leaves out a comparison that has no value yet. */
function withIds<Definition extends object>(
  definition: Definition,
  idOf: (id: string) => string,
): Definition {
  return withConditions(definition, ({ field, ...comparison }) => ({
    ...{ field: idOf(field) },
    ...Object.fromEntries(Object.entries(comparison).filter(([, value]) => value !== undefined)),
  }));
}

/** The fields of the type, or of an item of the list at the path. */
export function fieldsAt(fields: Fields, [uid, ...inner]: readonly string[]): Fields {
  if (uid === undefined) return fields;
  return fieldsAt(fields.find((field) => field.uid === uid)?.items ?? [], inner);
}

/** Changes the fields of the type, or of an item of the list at the path. */
export function changedAt(
  fields: Fields,
  [uid, ...inner]: readonly string[],
  change: (fields: Fields) => Fields,
): Fields {
  if (uid === undefined) return change(fields);
  return fields.map((field) =>
    field.uid === uid ? { ...field, items: changedAt(field.items ?? [], inner, change) } : field,
  );
}

/** The name under which sites read the values of a field. */
export function apiNameOf({ id = '', definition }: Pick<DraftField, 'id' | 'definition'>): string {
  return definition.api_name ?? id;
}

export function titleOf(field: DraftField): string {
  return field.definition.field_title || apiNameOf(field);
}
