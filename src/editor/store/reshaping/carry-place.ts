import type { PlanOperation, ShapeStep } from '../../../../shared/wire/plans.ts';
import type { Place } from '../places.ts';

/** Where a field is after these steps: only renaming moves a field to another name and keeps it. */
export function carryPlace(place: Place, steps: readonly ShapeStep[]): Place {
  return steps
    .reduce((path, { operations, is_back: isBack }) => {
      const renames = operations.filter(({ op }) => op === 'rename');
      return (isBack ? renames.toReversed() : renames).reduce(
        (names, one) => renamed(names, one, isBack),
        path,
      );
    }, place.split('/'))
    .join('/');
}

/** In a path, names and the ids of items take turns. */
export function renamed(
  path: readonly string[],
  { within = [], field, to }: PlanOperation,
  isBack: boolean,
): string[] {
  const [before, after] = isBack ? [to, field] : [field, to];
  const at = within.length * 2;
  const isThere = within.every((name, depth) => path[depth * 2] === name) && path[at] === before;
  return isThere && after !== undefined ? path.with(at, after) : [...path];
}
