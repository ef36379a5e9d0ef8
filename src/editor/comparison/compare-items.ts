import type { ValidatedField, ValidatedPart } from '../../../content-model/validate-field.ts';
import { compareFields, type BlockChange, type ComparedField } from './compare-blocks.ts';
import { longestAscending } from '../../../shared/longest-ascending.ts';

export interface ComparedItem {
  readonly id: string;
  /** The current item, or the former one if it was removed since. */
  readonly part: ValidatedPart;
  /** Its position before, from 0; undefined if it was added since. */
  readonly before: number | undefined;
  /** Its position now, from 0; undefined if it was removed since. */
  readonly now: number | undefined;
  readonly changes: readonly BlockChange[];
  readonly fields: readonly ComparedField[];
}

/** The items of a list that differ, in the current order, followed by those that were removed since. */
export function compareItems(before: ValidatedField, now: ValidatedField): readonly ComparedItem[] {
  const old = new Map(before.parts.map((part) => [part.id, part]));
  const common = now.parts.flatMap(({ id }) => old.get(id)?.index ?? []);
  const kept = longestAscending(common);
  const still = new Set(common.filter((_, place) => kept.has(place)));
  const present = now.parts.map((part) => compareItem(old.get(part.id), part, still));
  const ids = new Set(now.parts.map(({ id }) => id));
  const removed = before.parts
    .filter(({ id }) => !ids.has(id))
    .map((part) => compareItem(part, undefined, still));
  return [...present, ...removed].filter(({ changes }) => changes.length > 0);
}

function compareItem(
  before: ValidatedPart | undefined,
  now: ValidatedPart | undefined,
  still: ReadonlySet<number>,
): ComparedItem {
  const part = (now ?? before) as ValidatedPart;
  const fields = compareFields(before?.block, now?.block);
  const changes: BlockChange[] = [
    ...(before === undefined ? (['added'] as const) : []),
    ...(now === undefined ? (['removed'] as const) : []),
    ...(before && now && !still.has(before.index) ? (['moved'] as const) : []),
    ...(fields.some(({ differs }) => differs) ? (['changed'] as const) : []),
  ];
  return { id: part.id, part, before: before?.index, now: now?.index, changes, fields };
}
