import type { FieldMerge } from '../contract/field.ts';
import { sameValue } from '../contract/same-value.ts';

/**
 * Merges two edits of an object part by part. A part is a property, or several that only make sense together and
 * therefore come from one side. Undefined when both changed a part differently.
 */
export function mergeParts<T extends object>(
  { base, mine, theirs }: { readonly base: T; readonly mine: T; readonly theirs: T },
  together: readonly (readonly (keyof T)[])[] = [],
): T | undefined {
  const joined = new Set(together.flat());
  const names = new Set([base, mine, theirs].flatMap((side) => Object.keys(side) as (keyof T)[]));
  const single = [...names].filter((name) => !joined.has(name)).map((name) => [name]);
  let merged = mine;
  for (const part of [...together, ...single]) {
    const [was, my, their] = [base, mine, theirs].map((side) => part.map((name) => side[name]));
    if (sameValue(their, was) || sameValue(their, my)) continue;
    if (!sameValue(my, was)) return undefined;
    merged = { ...merged, ...Object.fromEntries(part.map((name) => [name, theirs[name]])) };
  }
  return merged;
}

/** Merges two edits of a value whose properties are independent of each other. */
export function mergeObjects<T extends object>(base: T, mine: T, theirs: T): FieldMerge<T> {
  const merged = mergeParts({ base, mine, theirs });
  return merged === undefined ? { conflict: true } : { merged };
}
