import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { DraftField, TypeDraft } from './type-draft.ts';

/** Something that two administrators changed differently: a field by the name it is stored under, or another part. */
export interface DraftConflict {
  readonly part: 'field' | (typeof parts)[number];
  /** The stored name of the field, or the name that both gave to a new one. */
  readonly field?: string;
}

const parts = ['name', 'labels', 'archived', 'available', 'samples'] as const;

interface Versions {
  readonly base: TypeDraft;
  readonly mine: TypeDraft;
  readonly theirs: TypeDraft;
}

/**
 * Joins two edits of a type: whoever changed a field or another part wins. Where both did, `mine` says whose is taken, and the
 * conflict is listed.
 */
export function mergeDrafts(
  { base, mine, theirs }: Versions,
  prefer: 'mine' | 'theirs' = 'mine',
): { readonly merged: TypeDraft; readonly conflicts: readonly DraftConflict[] } {
  const conflicts: DraftConflict[] = [];
  const merge = <Value>(versions: Merged<Value>, conflict: DraftConflict): Value => {
    const [value, isConflict] = mergeValue(versions, prefer);
    if (isConflict) conflicts.push(conflict);
    return value;
  };
  const about = Object.fromEntries(
    parts.map((part) => [
      part,
      merge<unknown>({ base: base[part], mine: mine[part], theirs: theirs[part] }, { part }),
    ]),
  ) as Pick<TypeDraft, (typeof parts)[number]>;
  const find = (draft: TypeDraft, key: string) => draft.fields.find((field) => keyOf(field) === key);
  const orderChanged = !sameValue(storedOrder(mine, base), storedOrder(base, base));
  const [first, second] = orderChanged ? [mine, theirs] : [theirs, mine];
  const keys = [...new Set([...first.fields.map(keyOf), ...second.fields.map(keyOf)])];
  const fields = keys.flatMap((key) => {
    const versions = { base: find(base, key), mine: find(mine, key), theirs: find(theirs, key) };
    const field = merge(versions, { part: 'field', field: key });
    return field === undefined ? [] : [{ ...field, was: find(theirs, key)?.was }];
  });
  return { merged: { ...about, fields }, conflicts };
}

interface Merged<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

function mergeValue<Value>(
  { base, mine, theirs }: Merged<Value>,
  prefer: 'mine' | 'theirs',
): readonly [value: Value, isConflict: boolean] {
  if (same(mine, theirs) || same(theirs, base)) return [mine, false];
  if (same(mine, base)) return [theirs, false];
  return [prefer === 'mine' ? mine : theirs, true];
}

/** A field of another administrator has another id, which says nothing. */
function same(one: unknown, other: unknown): boolean {
  return sameValue(comparable(one), comparable(other));
}

function comparable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (key, member: unknown) =>
      ['uid', 'was', 'isNamed', 'order'].includes(key) ? undefined : member,
    ),
  );
}

/** A new field is known by its name. */
function keyOf({ was, name }: DraftField): string {
  return was ?? name;
}

function storedOrder({ fields }: TypeDraft, base: TypeDraft): readonly string[] {
  const known = new Set(base.fields.map(keyOf));
  return fields.map(keyOf).filter((key) => known.has(key));
}
