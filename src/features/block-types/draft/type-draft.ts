import type { FieldDefinition, FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import { slugBase } from '../../../../shared/slug.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { withConditions } from './conditions.ts';
import type { ListSource } from './list-ways.ts';

/** A field of a type that is being edited. */
export interface DraftField {
  /** Tells fields apart while their names are typed. */
  readonly uid: string;
  /** The name under which values are stored; undefined for a field that is new. */
  readonly was: string | undefined;
  readonly name: string;
  /** Whether the name stays when the title changes. */
  readonly isNamed: boolean;
  /** As stored, without the fields of the items of a list or the parts of another composite. */
  readonly definition: FieldDefinition;
  /** The fields of an item, if it is a list. */
  readonly items: readonly DraftField[] | undefined;
  /** What a new list is made of when it is saved. */
  readonly from?: ListSource | undefined;
}

/** A block type that is being edited. */
export interface TypeDraft extends Required<
  Pick<BlockContentModel, 'name' | 'labels' | 'archived' | 'available' | 'samples'>
> {
  /** In order. The samples have their values by `keptKey`, so that these follow a field that is renamed. */
  readonly fields: readonly DraftField[];
}

/** What a draft is made of, and becomes again. */
export type StoredType = Pick<
  BlockContentModel,
  'name' | 'content_model' | 'labels' | 'archived' | 'available' | 'samples'
>;

/** A stored type, ready to edit. The same ids for the same fields. */
export function draftOf(model: StoredType): TypeDraft {
  return {
    name: model.name,
    labels: model.labels ?? {},
    archived: model.archived ?? false,
    available: model.available ?? {},
    samples: model.samples ?? [],
    fields: draftFields(model.content_model, ''),
  };
}

/** Stored fields, ready to edit. Those of the items of a list have its id in theirs. */
export function draftFields(set: FieldSet, around: string): readonly DraftField[] {
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

/** The fields as a model has them: each once, in order. */
export function fieldSetOf(fields: readonly DraftField[]): FieldSet {
  return Object.fromEntries(fields.map((field, order) => [field.name, definitionOf(field, order)]));
}

export function definitionOf({ definition, items }: DraftField, order: number): FieldDefinition {
  if (items === undefined) return { ...definition, order };
  const options = definition.field_values ?? {};
  return { ...definition, order, field_values: { ...options, fields: fieldSetOf(items) } };
}

/** The fields at a level: those of the type, or those of an item of the list that the path leads to. */
export function fieldsAt(fields: readonly DraftField[], path: readonly string[]): readonly DraftField[] {
  const [uid, ...inner] = path;
  if (uid === undefined) return fields;
  return fieldsAt(fields.find((field) => field.uid === uid)?.items ?? [], inner);
}

/** The stored fields at a level of a draft; none in a list that is not stored. */
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

/** The draft with other fields at a level. */
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

/** A new field of a type, with a name that no other has. A list has no fields yet. */
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

/**
 * The fields with another API name for one of them. A new field is stored under it, unless another field already is; one that
 * is stored stays where it is.
 */
export function renamed(
  fields: readonly DraftField[],
  uid: string,
  { apiName, isNamed }: Pick<DraftField, 'isNamed'> & { readonly apiName: string },
): readonly DraftField[] {
  const found = fields.find((field) => field.uid === uid);
  const before = found?.name;
  const others = fields.filter((field) => field !== found);
  const name = found?.was === undefined ? freeName(others, apiName) : found.name;
  return fields.map((field) => {
    if (field.uid === uid) {
      const { api_name: _apiName, ...definition } = field.definition;
      return {
        ...{ ...field, name, isNamed },
        definition: name === apiName ? definition : { ...definition, api_name: apiName },
      };
    }
    const definition = withConditions(field.definition, (other) => (other === before ? name : other));
    return definition === field.definition ? field : { ...field, definition };
  });
}

/** The fields with another title for one of them. A new field is called what its title says until somebody names it. */
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
 * A copy of a field behind it, with this id. What is in a list is copied, too; nothing is stored under the copies yet.
 */
export function duplicated(
  fields: readonly DraftField[],
  uid: string,
  copyUid: string,
): readonly DraftField[] {
  const at = fields.findIndex((field) => field.uid === uid);
  const field = fields[at];
  if (field === undefined) return fields;
  const copy = { ...asNew(field), uid: copyUid, name: freeName(fields, field.name), isNamed: true };
  return fields.toSpliced(at + 1, 0, copy);
}

/** The field as one that is new, with new ids at every depth. */
export function asNew({ from: _from, ...field }: DraftField): DraftField {
  const { api_name: _apiName, ...definition } = field.definition;
  return { ...field, definition, uid: crypto.randomUUID(), was: undefined, items: field.items?.map(asNew) };
}

/** The name, or one like it that none of the fields has. */
export function freeName(fields: readonly DraftField[], base: string): string {
  const taken = new Set(fields.flatMap((field) => [field.name, apiNameOf(field)]));
  const stem = base === '' ? 'field' : base;
  const numbered = Array.from({ length: fields.length + 1 }, (_, at) =>
    at === 0 ? stem : `${stem}_${at + 1}`,
  );
  return numbered.find((name) => !taken.has(name)) ?? stem;
}

/** A name for the API that is made of a title: small letters, digits and `_`. */
export function nameFor(title: string): string {
  return slugBase(title, '')
    .replaceAll('-', '_')
    .replace(/^[0-9_]+/, '')
    .slice(0, 40);
}
