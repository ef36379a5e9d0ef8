import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { type DraftField, fieldSetOf } from './type-draft.ts';

/** Whose changes to take where two administrators changed the same. */
export type Preferred = 'mine' | 'theirs';

/** Something before two people changed it, and what each made of it. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Picks the version that was changed, or the preferred one if both were. */
export function sideOf(
  { base, mine, theirs }: Versions<unknown>,
  prefer: Preferred,
): { readonly side: Preferred; readonly isConflict: boolean } {
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return { side: 'mine', isConflict: false };
  if (sameValue(mine, base)) return { side: 'theirs', isConflict: false };
  return { side: prefer, isConflict: true };
}

/** What two versions of a field are compared by: another administrator's field has another id and place. */
export function comparable({ name, definition, items, from }: DraftField): unknown {
  return { name, definition: { ...definition, order: 0 }, items: items?.map(comparable), from };
}

/** Whether two fields say the same. */
export function isSameField(one: DraftField | undefined, other: DraftField | undefined): boolean {
  return sameValue(one && comparable(one), other && comparable(other));
}

/** Members that say something together. */
const together = ['required', 'required_for'] as const;
/** Those that belong to the type of a field. */
const ofType = ['field_type', 'field_values', 'default', 'pattern'] as const;

/** Joins what two administrators made of a field, member by member. */
export function mergeField(
  { base, mine, theirs }: Versions<DraftField>,
  prefer: Preferred,
): { readonly field: DraftField; readonly isConflict: boolean } {
  let isConflict = false;
  const fields = { base, mine, theirs };
  const take = (valueOf: (field: DraftField) => unknown): DraftField => {
    const versions = { base: valueOf(base), mine: valueOf(mine), theirs: valueOf(theirs) };
    const taken = sideOf(versions, prefer);
    isConflict ||= taken.isConflict;
    return fields[taken.side];
  };
  const types = new Set([base, mine, theirs].map(({ definition }) => definition.field_type));
  const typed = types.size > 1 ? take(typeOf) : undefined;
  const units: (readonly string[])[] = [[...together], ...(typed ? [] : ofType.map((member) => [member]))];
  const grouped = new Set<string>([...together, ...ofType, 'order']);
  const all = [base, mine, theirs].flatMap(({ definition }) => Object.keys(definition));
  units.push(...[...new Set(all)].filter((member) => !grouped.has(member)).map((member) => [member]));
  const entries = units.flatMap((unit) =>
    membersOf(
      take((field) => Object.fromEntries(membersOf(field, unit))),
      unit,
    ),
  );
  const definition = {
    ...Object.fromEntries([...entries, ...(typed ? membersOf(typed, ofType) : [])]),
    order: theirs.definition.order,
  } as unknown as FieldDefinition;
  // The fields of an item are joined by themselves, unless another type decides.
  const { items } = typed ?? mine;
  return { field: { ...mine, name: theirs.name, definition, items }, isConflict };
}

function membersOf(
  { definition }: DraftField,
  names: readonly string[],
): readonly (readonly [string, unknown])[] {
  return Object.entries(definition).filter(([member]) => names.includes(member));
}

function typeOf(field: DraftField): unknown {
  return [membersOf(field, ofType), field.items && fieldSetOf(field.items)];
}
