import type { PlanOperation, ShapeStep } from '../../../../shared/wire/plans.ts';
import type { Place } from '../places.ts';

/** Where a field is after these steps: only renaming moves a field to another name and keeps it. */
export function carryPlace(place: Place, steps: readonly ShapeStep[]): Place {
  return steps
    .reduce((path, { operations, is_back }) => {
      const renames = operations.filter(({ op }) => op === 'rename');
      return is_back
        ? renames.reduceRight((names, one) => renamed(names, one, { from: one.to, to: one.field }), path)
        : renames.reduce((names, one) => renamed(names, one, { from: one.field, to: one.to }), path);
    }, place.split('/'))
    .join('/');
}

/** In a path, names and the ids of items take turns. */
function renamed(
  path: readonly string[],
  { within = [] }: PlanOperation,
  { from, to }: { from: string | undefined; to: string | undefined },
): string[] {
  const at = within.length * 2;
  const isThere = within.every((name, depth) => path[depth * 2] === name) && path[at] === from;
  return isThere && to !== undefined ? path.with(at, to) : [...path];
}
