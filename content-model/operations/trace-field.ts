import type { IssuePath } from '../../shared/issue-path.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { numberIn } from './numbered-name.ts';

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
  /**
   * The names that led to it before all operations; undefined if it is new. A name of numbered fields has `#` in the place of
   * the number.
   */
  readonly origin: readonly string[] | undefined;
  /** What changed its rules, the last one first. */
  readonly touches: readonly Touch[];
}

/** Follows a field back through operations, by the names that lead to it after them. */
export function traceField(operations: readonly PlanOperation[], after: readonly string[]): FieldTrace {
  const touches: Touch[] = [];
  let names = after;
  for (const [operation, step] of [...operations.entries()].toReversed()) {
    const { op, within = [], field = '', to = field, columns = {}, fields = [] } = step;
    const inner = names[within.length];
    if (inner === undefined || within.some((list, at) => list !== names[at])) continue;
    const rest = names.slice(within.length + 1);
    const before = (...some: readonly string[]) => [...within, ...some];
    const touch = (...some: readonly string[]) => touches.push({ operation, op, names: before(...some) });
    if (op === 'rename' && inner === to) names = before(field, ...rest);
    else if (op === 'retype' && inner === to) {
      touch(field, ...rest);
      names = before(field, ...rest);
    } else if (inner === field && isJudging(step, rest)) touch(field, ...rest);
    else if (op === 'add' && inner === field) {
      touch(field, ...rest);
      return { origin: undefined, touches };
    } else if (op === 'split' && inner === to) {
      touch(field, ...rest);
      return { origin: undefined, touches };
    } else if ((op === 'gather' || op === 'wrap') && inner === to) {
      const [name, ...inside] = rest;
      const source = name !== undefined && (op === 'gather' ? columns[name] : name);
      const [first = ''] = op === 'gather' ? Object.values(columns) : fields;
      touch(typeof source === 'string' ? source : first, ...inside);
      // The list itself is new.
      if (typeof source !== 'string') return { origin: undefined, touches };
      names = before(source, ...inside);
    }
  }
  return { origin: names, touches };
}

/** The members of a definition that values can break. */
const rules: readonly string[] = ['pattern', 'required_for', 'shown_when', 'unique'];

/** Whether an operation gives a field other rules, or the fields in its items. */
function isJudging({ op, field_values, properties = {} }: PlanOperation, inside: readonly string[]): boolean {
  if (op === 'require') return inside.length === 0;
  if (op !== 'options') return op === 'retype';
  return field_values !== undefined || Object.keys(properties).some((member) => rules.includes(member));
}

/** Whether these names lead to the origin of a field. */
export function isOrigin({ origin }: FieldTrace, names: IssuePath): boolean {
  return (
    origin?.length === names.length &&
    origin.every((part, at) => {
      const name = String(names[at]);
      return part.includes('#') ? numberIn(name, part) !== undefined : part === name;
    })
  );
}
