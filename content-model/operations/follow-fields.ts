import type { PlanOperation, SchemaStep } from '../../shared/wire/plans.ts';
import { itemFields } from './list-value.ts';
import { rowIn } from './numbered-name.ts';
import type { Fields } from './step.ts';

/** The names of the lists around a field, followed by its own. */
export type FieldPath = readonly string[];

/** Finds the current place of a field of an earlier schema version; undefined if it is gone. */
export type FollowField = (path: FieldPath) => FieldPath | undefined;

/** Placeholder for an item's field where lines of a text became the fields of many. */
const parts = '';

/** Follows fields from one schema version of a type to a later one, through the plans between them. */
export function followFields(
  steps: readonly SchemaStep[],
  { from, to }: { readonly from: number; readonly to: number },
): FollowField {
  const passed = steps.filter(({ shape }) => shape > from && shape <= to);
  return (start) => {
    const before = new Map<string, FieldPath>();
    return passed.reduce<FieldPath | undefined>((path, { plan, is_back, fields, operations }) => {
      // Undoing a plan returns removed and gathered fields to their former paths.
      if (is_back) return before.get(plan) ?? (path && pathBefore(path, fields, operations));
      if (path) before.set(plan, path);
      return path && pathAfter(path, operations);
    }, start);
  };
}

/** Undefined if several fields lead to the path. A field that is newer than the plan keeps its path. */
function pathBefore(
  path: FieldPath,
  fields: Fields,
  operations: readonly PlanOperation[],
): FieldPath | undefined {
  const found = pathsIn(fields).filter((before) => isSame(pathAfter(before, operations), path));
  if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  const isMade = operations.some(({ within = [], field = '', to = field }) =>
    isSame(path.slice(0, within.length + 1), [...within, to]),
  );
  return isMade ? undefined : path;
}

function pathsIn(fields: Fields): readonly FieldPath[] {
  return Object.entries(fields).flatMap(([name, definition]) => [
    [name],
    ...pathsIn(itemFields(definition) ?? {}).map((inner) => [name, ...inner]),
  ]);
}

function isSame(one: FieldPath | undefined, other: FieldPath): boolean {
  return one?.length === other.length && one.every((name, at) => name === other[at]);
}

function pathAfter(path: FieldPath, operations: readonly PlanOperation[]): FieldPath | undefined {
  return operations.reduce<FieldPath | undefined>((now, operation) => now && stepped(now, operation), path);
}

function stepped(path: FieldPath, operation: PlanOperation): FieldPath | undefined {
  const { op, within = [], field = '', to = field, columns = {}, fields = [] } = operation;
  const name = path[within.length];
  if (name === undefined || within.some((list, depth) => path[depth] !== list)) return path;
  const moved = (...names: readonly string[]) => [...within, ...names, ...path.slice(within.length + 1)];
  switch (op) {
    case 'remove':
      return name === field ? undefined : path;
    case 'retype':
      return name === field ? moved(to) : path;
    case 'split':
      return name === field ? moved(to, parts) : path;
    case 'wrap':
      return fields.includes(name) ? moved(to, name) : path;
    case 'gather': {
      const column = Object.entries(columns).find(([, source]) => rowIn(source, name) !== undefined);
      return column ? moved(to, column[0]) : path;
    }
    case 'add':
    case 'options':
    case 'require':
    case 'reorder':
      return path;
  }
}
