import type { IssuePath } from '../../shared/issue-path.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { type ColumnFields, rowIn } from './numbered-name.ts';

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
      // The list itself is new.
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
