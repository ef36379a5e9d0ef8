import type { IssuePath } from '../../shared/issue-path.ts';
import type { PlanOperation, SchemaStep } from '../../shared/wire/plans.ts';
import { itemFields } from './list-value.ts';
import { type ColumnFields, rowIn } from './numbered-name.ts';
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

/** An operation that gave a field its rules. */
interface Touch {
  /** The number of the operation. */
  readonly operation: number;
  readonly op: PlanOperation['op'];
  /** The names that lead to the field before it. */
  readonly names: readonly string[];
}

/** Where a field comes from. */
export interface FieldTrace {
  /** The names that led to it before all operations, or the column of those; undefined if it is new. */
  readonly origin: readonly ColumnFields[] | undefined;
  /** What changed its rules, the last one first. */
  readonly touches: readonly Touch[];
}

/** Follows a field back through operations, by the names that lead to it after them. */
export function traceField(operations: readonly PlanOperation[], after: readonly string[]): FieldTrace {
  const touches: Touch[] = [];
  let names: readonly ColumnFields[] = after;
  for (const [operation, step] of [...operations.entries()].toReversed()) {
    const { op, within = [], field = '', to = field, columns = {}, fields = [] } = step;
    const [made, ...rest] = names.slice(within.length);
    if (made === undefined || within.some((list, at) => list !== names[at])) continue;
    const touch = (...some: readonly ColumnFields[]) =>
      touches.push({ operation, op, names: [...within, ...some].map(String) });
    if (op === 'retype' && made === to) {
      touch(field, ...rest);
      names = [...within, field, ...rest];
    } else if ((op === 'add' && made === field) || (op === 'split' && made === to)) {
      touch(field, ...rest);
      return { origin: undefined, touches };
    } else if ((op === 'gather' || op === 'wrap') && made === to) {
      const [name = '', ...inside] = rest;
      const source = op === 'gather' ? columns[String(name)] : fields.find((one) => one === name);
      const [first = ''] = op === 'gather' ? Object.values(columns) : fields;
      touch(source ?? first, ...inside);
      // The path leads to the new list itself, which has no origin.
      if (source === undefined) return { origin: undefined, touches };
      names = [...within, source, ...inside];
    } else if (made === field && isJudging(step, rest.length === 0)) touch(field, ...rest);
  }
  return { origin: names, touches };
}

/** The members of a definition that values can break. */
const rules: readonly string[] = ['pattern', 'required_for', 'shown_when', 'unique'];

/** Whether an operation gives a field other rules, or the fields in its items. */
function isJudging({ op, field_values, properties = {} }: PlanOperation, isWhole: boolean): boolean {
  if (op === 'require') return isWhole;
  if (op !== 'options') return op === 'retype';
  return field_values !== undefined || Object.keys(properties).some((member) => rules.includes(member));
}

/** Whether these names lead to the origin of a field. */
export function isOrigin({ origin }: FieldTrace, names: IssuePath): boolean {
  return (
    origin?.length === names.length &&
    origin.every((part, at) => {
      const name = String(names[at]);
      return part === name || rowIn(part, name) !== undefined;
    })
  );
}
