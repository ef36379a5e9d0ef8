import { withConditionIds } from '../../../../content-model/fields/condition-ids.ts';
import type { FieldDefinition, FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import { slugBase } from '../../../../shared/slug.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { sourcesOf } from './list-source.ts';
import type { ListSource } from './list-ways.ts';

export interface DraftField {
  /** Identifies the field while its name is typed. */
  readonly uid: string;
  /** The stored key; undefined for a new field. */
  readonly was: string | undefined;
  /** The key in the model; equals `was` for a stored field. */
  readonly name: string;
  /** Whether the name stays when the title changes. */
  readonly isNamed: boolean;
  /** As stored, without the fields of the items of a list or the parts of another composite. */
  readonly definition: FieldDefinition;
  /** The fields of an item, if it is a list. */
  readonly items: readonly DraftField[] | undefined;
  /** The source of a new list, until it is saved. */
  readonly from?: ListSource | undefined;
}

export interface TypeDraft extends Required<
  Pick<BlockContentModel, 'name' | 'labels' | 'archived' | 'available' | 'samples'>
> {
  /** In order. Samples store values by `keptKey`, so that these follow a renamed new field. */
  readonly fields: readonly DraftField[];
}

/** The parts of a type that a draft edits. */
export type StoredType = Pick<
  BlockContentModel,
  'name' | 'content_model' | 'labels' | 'archived' | 'available' | 'samples'
>;

/** Returns the same ids for the same fields. */
export function draftOf(model: StoredType): TypeDraft {
  return {
    name: model.name,
    labels: model.labels ?? {},
    archived: model.archived ?? false,
    available: model.available ?? {},
    samples: model.samples ?? [],
    fields: draftFields(model.content_model),
  };
}

/** Ids of item fields contain the id of their list. */
export function draftFields(set: FieldSet, around = ''): readonly DraftField[] {
  return Object.entries(set)
    .toSorted(([a, one], [b, other]) => one.order - other.order || (a < b ? -1 : 1))
    .map(([name, definition]) => {
      const uid = `${around}${name}`;
      const inner = fieldsOf(definition.field_values);
      const items = inner && draftFields(inner, `${uid}/`);
      return {
        uid,
        was: name,
        name,
        isNamed: true,
        definition: items ? withoutFields(definition) : definition,
        items,
      };
    });
}

/** The fields in the options of a list; undefined for other options. */
function fieldsOf(options: unknown): FieldSet | undefined {
  if (typeof options !== 'object' || options === null || !('fields' in options)) return undefined;
  const { fields } = options;
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
    ? (fields as FieldSet)
    : undefined;
}

function withoutFields(definition: FieldDefinition): FieldDefinition {
  const { fields: _fields, ...options } = definition.field_values as Readonly<Record<string, unknown>>;
  return { ...definition, field_values: options };
}

/** Each field once, in order. */
export function fieldSetOf(fields: readonly DraftField[]): FieldSet {
  return Object.fromEntries(fields.map((field, order) => [field.name, definitionOf(field, order)]));
}

export function definitionOf({ definition, items }: DraftField, order: number): FieldDefinition {
  if (items === undefined) return { ...definition, order };
  const options = definition.field_values ?? {};
  return { ...definition, order, field_values: { ...options, fields: fieldSetOf(items) } };
}

/** The fields of the type, or of an item of the list at the path. */
export function fieldsAt(fields: readonly DraftField[], path: readonly string[]): readonly DraftField[] {
  const [uid, ...inner] = path;
  if (uid === undefined) return fields;
  return fieldsAt(fields.find((field) => field.uid === uid)?.items ?? [], inner);
}

/** Empty in a list that is not stored. */
export function storedAt(
  stored: readonly DraftField[],
  fields: readonly DraftField[],
  path: readonly string[],
): readonly DraftField[] {
  const [uid, ...inner] = path;
  if (uid === undefined) return stored;
  const list = fields.find((field) => field.uid === uid);
  const before = stored.find(({ name }) => name === list?.was);
  return storedAt(before?.items ?? [], list?.items ?? [], inner);
}

export function withFieldsAt(
  draft: TypeDraft,
  path: readonly string[],
  change: (fields: readonly DraftField[]) => readonly DraftField[],
): TypeDraft {
  return { ...draft, fields: changed(draft.fields, path, change) };
}

function changed(
  fields: readonly DraftField[],
  [uid, ...inner]: readonly string[],
  change: (fields: readonly DraftField[]) => readonly DraftField[],
): readonly DraftField[] {
  if (uid === undefined) return change(fields);
  return fields.map((field) =>
    field.uid === uid ? { ...field, items: changed(field.items ?? [], inner, change) } : field,
  );
}

interface NewField {
  readonly type: string;
  readonly title: string;
  readonly isList: boolean;
  /** Its options. */
  readonly start: unknown;
}

/** Has a unique name. A list has no fields yet. */
export function newField(
  fields: readonly DraftField[],
  { type, title, isList, start }: NewField,
): DraftField {
  return {
    uid: crypto.randomUUID(),
    was: undefined,
    name: freeName(fields, nameFor(title) || nameFor(type)),
    isNamed: false,
    definition: {
      ...{ field_type: type, field_title: title, required: false, order: fields.length },
      field_values: start,
    },
    items: isList ? [] : undefined,
  };
}

/** The name under which sites read the values of a field. */
export function apiNameOf({ name, definition }: Pick<DraftField, 'name' | 'definition'>): string {
  return definition.api_name ?? name;
}

/** Changes the name under which sites read a field. A new field is also stored under it, unless another field is. */
export function renamed(
  fields: readonly DraftField[],
  uid: string,
  { apiName, isNamed }: Pick<DraftField, 'isNamed'> & { readonly apiName: string },
): readonly DraftField[] {
  const field = fields.find((one) => one.uid === uid);
  const others = fields.filter((one) => one !== field);
  const key = field?.was ?? freeName(others, apiName);
  return withKeys(fields, (one) => (one === field ? key : one.name)).map((one) =>
    one.uid === uid ? { ...withApiName(one, apiName), isNamed } : one,
  );
}

/** Uses the stored keys. A new field whose key is taken gets another one. */
export function underStoredKeys(fields: readonly DraftField[]): readonly DraftField[] {
  const stored = new Set(fields.map(({ was }) => was));
  return withKeys(fields, ({ name, was }) => was ?? (stored.has(name) ? freeName(fields, name) : name)).map(
    (field) => (field.items ? { ...field, items: underStoredKeys(field.items) } : field),
  );
}

/** Changes keys. Sites read the fields as before, and conditions name the same ones. */
function withKeys(
  fields: readonly DraftField[],
  keyOf: (field: DraftField) => string,
): readonly DraftField[] {
  const keys = new Map(fields.map((field) => [field.name, keyOf(field)]));
  return fields.map((field) => {
    const name = keyOf(field);
    const definition = withConditionIds(field.definition, (other) => keys.get(other) ?? other);
    const following = definition === field.definition ? field : { ...field, definition };
    return name === field.name ? following : withApiName({ ...following, name }, apiNameOf(field));
  });
}

/** Sets the name that sites use. */
export function withApiName(field: DraftField, apiName: string): DraftField {
  const { api_name: _apiName, ...definition } = field.definition;
  return {
    ...field,
    definition: field.name === apiName ? definition : { ...definition, api_name: apiName },
  };
}

/** Changes a title. A new field is named after its title until a user names it. */
export function retitled(fields: readonly DraftField[], uid: string, title: string): readonly DraftField[] {
  const titled = fields.map((field) =>
    field.uid === uid ? { ...field, definition: { ...field.definition, field_title: title } } : field,
  );
  const field = titled.find((one) => one.uid === uid);
  if (field === undefined || field.isNamed || nameFor(title) === '') return titled;
  const others = titled.filter((one) => one !== field);
  return renamed(titled, uid, { apiName: freeName(others, nameFor(title)), isNamed: false });
}

/**
 * Inserts a copy of a field after it, with this id. The fields of a list are copied, too. Nothing is stored under the
 * copies yet.
 */
export function duplicated(
  fields: readonly DraftField[],
  uid: string,
  copyUid: string,
): readonly DraftField[] {
  const at = fields.findIndex((field) => field.uid === uid);
  const field = fields[at];
  if (field === undefined) return fields;
  const apiName = freeName(fields, apiNameOf(field));
  const copy = { ...asNew(field), uid: copyUid, name: apiName, isNamed: true };
  return fields.toSpliced(at + 1, 0, withApiName(copy, apiName));
}

/** A copy as a new field, with new ids at every depth. */
export function asNew({ from: _from, ...field }: DraftField): DraftField {
  return { ...field, uid: crypto.randomUUID(), was: undefined, items: field.items?.map(asNew) };
}

/** The name, or a similar one that is free. */
export function freeName(fields: readonly DraftField[], base: string): string {
  const taken = new Set(fields.flatMap((field) => [field.name, apiNameOf(field), ...sourcesOf(field)]));
  const stem = base === '' ? 'field' : base;
  const numbered = Array.from({ length: taken.size + 1 }, (_, at) => (at === 0 ? stem : `${stem}_${at + 1}`));
  return numbered.find((name) => !taken.has(name)) ?? stem;
}

/** Turns a title into an API name: small letters, digits and `_`. */
export function nameFor(title: string): string {
  return slugBase(title, '')
    .replaceAll('-', '_')
    .replace(/^[0-9_]+/, '')
    .slice(0, 40);
}
