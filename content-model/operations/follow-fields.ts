import type { PlanOperation, SchemaStep } from '../../shared/wire/plans.ts';
import { itemFields } from './list-value.ts';
import { rowIn } from './numbered-name.ts';
import type { Fields } from './step.ts';
import { traceField } from './trace-field.ts';

/** The name of a field, after those of the lists around it. */
export type FieldPath = readonly string[];

/** Finds the current place of a field of an earlier schema version; undefined if it is gone. */
export type FollowField = (path: FieldPath) => FieldPath | undefined;

/** Stands for a field of an item where the lines of a text became the fields of many. */
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
      // What the plan removed or gathered comes back to where it was.
      if (is_back) return before.get(plan) ?? (path && pathBefore(path, fields, operations));
      if (path) before.set(plan, path);
      return path && pathAfter(path, operations);
    }, start);
  };
}

/** A path that several fields lead to has none before. A field that is newer than the plan stays where it is. */
function pathBefore(
  path: FieldPath,
  fields: Fields,
  operations: readonly PlanOperation[],
): FieldPath | undefined {
  const found = pathsIn(fields).filter((before) => isSame(pathAfter(before, operations), path));
  if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  const { origin } = traceField(operations, path);
  return origin?.every((part) => typeof part === 'string') ? origin : undefined;
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
