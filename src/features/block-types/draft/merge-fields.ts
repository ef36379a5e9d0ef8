import {
  mergeById,
  mergeMembers,
  type Preferred,
  type Versions,
} from '../../../../content-model/fields/merge.ts';
import type { FieldPath, FollowField } from '../../../../content-model/operations/follow-fields.ts';
import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { restOf } from './restore-version.ts';
import { definitionOf, type DraftField, underStoredKeys } from './type-draft.ts';

type Fields = readonly DraftField[];

export interface Merging {
  readonly prefer: Preferred;
  /** Finds the current fields of the base: a plan may have replaced one with another. */
  readonly follow: FollowField;
  /** Called when both changed a field, with its title after those of the lists around it. */
  onConflict(titles: readonly string[]): void;
  /** The ids of the lists around the fields in the base and now, and their titles. */
  readonly former: FieldPath;
  readonly now: FieldPath;
  readonly titles: readonly string[];
}

/** Merges two edits of fields by their ids, of a type or of the items of a list. */
export function mergeFields({ base, mine, theirs }: Versions<Fields>, merging: Merging): Fields {
  const { prefer, follow, former, now } = merging;
  const current = new Map(
    base.flatMap(({ name }) => {
      const place = restOf(follow([...former, name]), now);
      return place?.length === 1 ? [[place[0] ?? '', name] as const] : [];
    }),
  );
  const their = new Map(theirs.map((field) => [current.get(field.name) ?? newId(field), field]));
  const conflict = (field?: DraftField) => {
    if (field) merging.onConflict([...merging.titles, titleOf(field)]);
  };
  const merged = mergeById(
    {
      base: new Map(base.map((field) => [field.name, field])),
      mine: new Map(mine.map((field) => [field.was ?? newId(field), field])),
      theirs: their,
    },
    {
      ...{ prefer, isSame: isSameField, onConflict: conflict },
      merge: (versions) => mergeField(versions, merging),
    },
  );
  const names = new Map(base.map(({ name }) => [name, their.get(name)?.name]));
  const stored = [...merged].flatMap(([id, field]) => {
    const same = their.get(id);
    const made = same ? onto(field, same) : field.was === undefined ? field : asUnstored(field);
    const list =
      made.from && withSources(made, (source) => (merged.has(source) ? undefined : names.get(source)));
    if (made.from && !list) conflict(made);
    return made.from ? (list ?? []) : [made];
  });
  return underStoredKeys(withUniqueIds(stored));
}

function mergeField({ base, mine, theirs }: Versions<DraftField>, merging: Merging): DraftField {
  const versions = { base, mine, theirs };
  const all = [base, mine, theirs];
  const isList =
    all.every(({ items }) => items !== undefined) &&
    new Set(all.map(({ definition }) => definition.field_type)).size === 1;
  // The fields of an item are merged separately, unless the type changed.
  const read = (field: DraftField) => membersOf(isList ? field.definition : definitionOf(field, 0));
  const { members, sides, conflicts } = mergeMembers(
    { base: read(base), mine: read(mine), theirs: read(theirs) },
    merging.prefer,
  );
  const { definition: typed, items } = versions[sides.get('field_values') ?? 'mine'];
  const definition = { ...members, field_values: typed.field_values, order: theirs.definition.order };
  const field = { ...mine, name: theirs.name, definition: definition as unknown as FieldDefinition, items };
  if (conflicts.length > 0) merging.onConflict([...merging.titles, titleOf(mine)]);
  if (!isList) return field;
  const level = {
    former: [...merging.former, base.name],
    now: [...merging.now, theirs.name],
    titles: [...merging.titles, titleOf(field)],
  };
  const inner = { base: base.items ?? [], mine: mine.items ?? [], theirs: theirs.items ?? [] };
  return { ...field, items: mergeFields(inner, { ...merging, ...level }) };
}

function membersOf({ order: _order, ...members }: FieldDefinition) {
  return members as Readonly<Record<string, unknown>>;
}

/** Two fields that both sides added are the same if they have the same name and type. No stored field has such an id. */
function newId({ name, definition }: DraftField): string {
  return `new ${name} ${definition.field_type}`;
}

function isSameField(one: DraftField, other: DraftField): boolean {
  return sameValue(comparable(one), comparable(other));
}

/** Omits the properties that differ between a field and its draft. */
function comparable({ definition, items }: DraftField): unknown {
  return [membersOf(definition), items?.map((item) => [item.name, comparable(item)])];
}

/** Limits the sources of a new list to stored fields that still exist; undefined if none does. */
export function withSources(
  list: DraftField,
  nameOf: (source: string) => string | undefined,
): DraftField | undefined {
  const rows = (list.from?.rows ?? []).map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, source]) => {
        const name = nameOf(source);
        return name === undefined ? [] : [[column, name]];
      }),
    ),
  );
  const left = rows.filter((row) => Object.keys(row).length > 0);
  return left.length > 0 && list.from ? { ...list, from: { ...list.from, rows: left } } : undefined;
}

/** A field as a change of a stored one. */
function onto(field: DraftField, stored: DraftField): DraftField {
  const items = field.items?.map((item) => {
    const found = stored.items?.find(({ name }) => name === (item.was ?? item.name));
    return found ? onto(item, found) : { ...item, was: undefined };
  });
  return { ...field, was: stored.name, from: undefined, items };
}

/** A copy as a field that is not stored, with the same draft ids. */
export function asUnstored(field: DraftField): DraftField {
  return { ...field, was: undefined, items: field.items?.map(asUnstored) };
}

/** Fields of both sides may have the same draft id. */
function withUniqueIds(fields: Fields): Fields {
  const uids = new Set<string>();
  return fields.map((field) => {
    const uid = uids.has(field.uid) ? crypto.randomUUID() : field.uid;
    uids.add(uid);
    return { ...field, uid };
  });
}

function titleOf({ definition, name }: DraftField): string {
  return definition.field_title || name;
}
