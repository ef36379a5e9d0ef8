import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { mergeOrders } from '../merge-order.ts';

export type Preferred = 'mine' | 'theirs';

export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

type Members = Readonly<Record<string, unknown>>;

/** Whether two members are equal. A missing member equals an empty one. */
export function isAlike(one: unknown, other: unknown): boolean {
  return (isBlank(one) && isBlank(other)) || sameValue(one, other);
}

/** Whether a member is equivalent to a missing one. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Returns the side that changed, or the preferred one if both did. */
export function sideOf<Value>(
  { base, mine, theirs }: Versions<Value>,
  prefer: Preferred,
  isSame: (one: Value, other: Value) => boolean = isAlike,
): { readonly side: Preferred; readonly isConflict: boolean } {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { side: 'mine', isConflict: false };
  if (isSame(mine, base)) return { side: 'theirs', isConflict: false };
  return { side: prefer, isConflict: true };
}

/** Members that depend on the type of a field. They come from one side if the sides have different types. */
const ofType: readonly string[] = ['field_type', 'field_values', 'default', 'pattern'];
const together: readonly string[] = ['required', 'required_for'];

/** The merged members of a field or a type, the side that each comes from, and the first name of each conflict. */
export interface MergedMembers {
  readonly members: Members;
  readonly sides: ReadonlyMap<string, Preferred>;
  readonly conflicts: readonly string[];
}

export function mergeMembers(versions: Versions<Members>, prefer: Preferred): MergedMembers {
  const all = [versions.base, versions.mine, versions.theirs];
  const names = [...new Set(all.flatMap((one) => Object.keys(one)))];
  const isRetyped = new Set(all.map(({ field_type }) => field_type)).size > 1;
  const units = [together, ...(isRetyped ? [ofType] : [])];
  const single = names.filter((name) => !units.some((unit) => unit.includes(name)));
  const sides = new Map<string, Preferred>();
  const conflicts: string[] = [];
  for (const unit of [...units, ...single.map((name) => [name])]) {
    const isSame = (one: Members, other: Members) => unit.every((name) => isAlike(one[name], other[name]));
    const { side, isConflict } = sideOf(versions, prefer, isSame);
    if (isConflict) conflicts.push(unit[0] ?? '');
    for (const name of unit) sides.set(name, side);
  }
  const members = names.map((name) => [name, versions[sides.get(name) ?? prefer][name]] as const);
  return {
    members: Object.fromEntries(members.filter(([, value]) => value !== undefined)),
    sides,
    conflicts,
  };
}

interface MergingById<Part> {
  readonly prefer: Preferred;
  isSame(one: Part, other: Part): boolean;
  merge(versions: Versions<Part>): Part;
  /** Called with a part that both added, or that one side removed and the other changed; without a part for the order. */
  onConflict(part?: Part): void;
}

/** Merges two edits of parts that have ids, such as fields. Parts are matched by id. */
export function mergeById<Part>(
  { base, mine, theirs }: Versions<ReadonlyMap<string, Part>>,
  merging: MergingById<Part>,
): ReadonlyMap<string, Part> {
  const merged = new Map<string, Part>();
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const versions = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    const part = mergePart(versions, merging);
    if (part !== undefined) merged.set(id, part);
  }
  const orders = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  const { order, conflicts } = mergeOrders(orders, new Set(merged.keys()));
  if (conflicts.length > 0) merging.onConflict();
  return new Map(order.flatMap((id) => [...merged].filter(([one]) => one === id)));
}

function mergePart<Part>(
  { base, mine, theirs }: Versions<Part | undefined>,
  { prefer, isSame, merge, onConflict }: MergingById<Part>,
): Part | undefined {
  if (base !== undefined && mine !== undefined && theirs !== undefined) return merge({ base, mine, theirs });
  if (base === undefined) {
    if (mine === undefined || theirs === undefined) return mine ?? theirs;
    if (!isSame(mine, theirs)) onConflict(mine);
    return { mine, theirs }[prefer];
  }
  const left = mine ?? theirs;
  if (left === undefined || isSame(left, base)) return undefined;
  onConflict(left);
  return { mine, theirs }[prefer];
}
