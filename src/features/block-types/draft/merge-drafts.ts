import {
  mergeById,
  mergeMembers,
  type Preferred,
  sideOf,
  type Versions,
} from '../../../../content-model/fields/merge.ts';
import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { definitionOf, type DraftField, type Fields, titleOf } from './draft-field.ts';
import type { TypeDraft } from './type-draft.ts';

/** A field or other part that two administrators changed differently. */
export interface DraftConflict {
  readonly part: 'field' | (typeof parts)[number];
  /** The titles of the lists around the field, then its own. */
  readonly titles?: readonly string[];
}

const parts = ['name', 'labels', 'archived', 'available', 'samples'] as const;

/**
 * Merges two edits of a type, in which the same fields have the same uids. The changed version of each part wins; each
 * member of a field is a part. Where both sides changed a part, `prefer` decides, and the conflict is listed.
 */
export function mergeDrafts(
  versions: Versions<TypeDraft>,
  prefer: Preferred = 'mine',
): { readonly merged: TypeDraft; readonly conflicts: readonly DraftConflict[] } {
  const conflicts: DraftConflict[] = [];
  const { base, mine, theirs } = versions;
  const about = Object.fromEntries(
    parts.map((part) => {
      const taken = sideOf<unknown>({ base: base[part], mine: mine[part], theirs: theirs[part] }, prefer);
      if (taken.isConflict) conflicts.push({ part });
      return [part, versions[taken.side][part]];
    }),
  ) as Pick<TypeDraft, (typeof parts)[number]>;
  const fields = mergeFields(
    { base: base.fields, mine: mine.fields, theirs: theirs.fields },
    {
      ...{ prefer, around: [] },
      onConflict(titles) {
        const isKnown = conflicts.some((one) => one.titles?.join('\n') === titles.join('\n'));
        if (!isKnown) conflicts.push({ part: 'field', titles });
      },
    },
  );
  return { merged: { ...about, fields }, conflicts };
}

interface Merging {
  readonly prefer: Preferred;
  /** The titles of the lists around the fields. */
  readonly around: readonly string[];
  /** Called when both changed a field, with its title after those of the lists around it. */
  onConflict(titles: readonly string[]): void;
}

function mergeFields({ base, mine, theirs }: Versions<Fields>, merging: Merging): Fields {
  const byUid = (fields: Fields) => new Map(fields.map((field) => [field.uid, field]));
  const merged = mergeById(
    { base: byUid(base), mine: byUid(mine), theirs: byUid(theirs) },
    {
      prefer: merging.prefer,
      isSame: (one, other) => sameValue(membersOf(one), membersOf(other)),
      merge: (versions) => mergeField(versions, merging),
      onConflict: (field) => field && merging.onConflict([...merging.around, titleOf(field)]),
    },
  );
  const stored = byUid(theirs);
  return [...merged.values()].map((field) => {
    const same = stored.get(field.uid);
    return same ? { ...field, id: same.id, isNamed: true } : field;
  });
}

function mergeField({ base, mine, theirs }: Versions<DraftField>, merging: Merging): DraftField {
  const all = [base, mine, theirs];
  const isList =
    all.every(({ items }) => items !== undefined) &&
    new Set(all.map(({ definition }) => definition.field_type)).size === 1;
  // The fields of an item are merged separately, unless the type changed.
  const read = (field: DraftField) => (isList ? membersOf({ ...field, items: undefined }) : membersOf(field));
  const { members, sides, conflicts } = mergeMembers(
    { base: read(base), mine: read(mine), theirs: read(theirs) },
    merging.prefer,
  );
  const { definition: typed, items } = { mine, theirs }[sides.get('field_values') ?? 'mine'];
  const definition = { ...members, field_values: typed.field_values, order: theirs.definition.order };
  const field = { ...mine, definition: definition as unknown as FieldDefinition, items };
  if (conflicts.length > 0) merging.onConflict([...merging.around, titleOf(mine)]);
  if (!isList) return field;
  const inner = { base: base.items ?? [], mine: mine.items ?? [], theirs: theirs.items ?? [] };
  return { ...field, items: mergeFields(inner, { ...merging, around: [...merging.around, titleOf(field)] }) };
}

function membersOf(field: DraftField): Readonly<Record<string, unknown>> {
  const { order: _order, ...members } = definitionOf(field, 0);
  return members;
}
