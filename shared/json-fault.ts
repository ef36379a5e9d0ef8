import { isForbiddenKey } from './forbidden-keys.ts';
import { limits } from './limits.ts';

/** Why a value cannot be stored as JSON: the offending value, and its path (`$.items[2].id`). */
export interface JsonFault {
  readonly path: string;
  /** For developers: `a function`, `undefined`, `too deep`. */
  readonly found: string;
}

/** A request body nests its data a few levels deep, so values get fewer levels. */
const deepest = limits.jsonDepth - 4;

/**
 * Finds the first part of a value that JSON cannot represent: undefined, a function, a date, a cycle, NaN or an
 * infinity, a key that reaches prototypes, or more than a request allows. Undefined if JSON can represent the whole
 * value. Never throws. Does not search parts of the value that are in `known`.
 */
export function jsonFault(
  value: unknown,
  levels = deepest,
  known?: ReadonlySet<unknown>,
): JsonFault | undefined {
  try {
    const fault = search(value, { left: limits.jsonBytes, levels, known });
    return fault && { ...fault, path: `$${fault.path}` };
  } catch (error) {
    // A getter or a proxy in the value threw.
    return { path: '$', found: `a member that throws ${String(error)}` };
  }
}

interface Budget {
  /** Characters left, for all parts together. */
  left: number;
  /** Remaining nesting levels. */
  levels: number;
  /** Values that JSON is known to represent. */
  readonly known: ReadonlySet<unknown> | undefined;
}

/** The path of the fault starts at the value: only a fault needs one, and most values have none. */
function search(value: unknown, budget: Budget): JsonFault | undefined {
  const found = scalarFault(value, budget);
  if (found !== undefined) return { path: '', found };
  if (typeof value !== 'object' || value === null || budget.known?.has(value) === true) return undefined;
  if (budget.levels <= 0) return { path: '', found: 'more levels than a value may have, or a cycle' };
  budget.levels -= 1;
  const fault = Array.isArray(value) ? searchList(value, budget) : searchObject(value, budget);
  budget.levels += 1;
  return fault;
}

function scalarFault(value: unknown, budget: Budget): string | undefined {
  budget.left -= typeof value === 'string' ? value.length + 2 : 1;
  if (budget.left < 0) return 'more than a request may carry';
  if (value === undefined) return 'undefined';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  return unknownToJson.includes(typeof value) ? `a ${typeof value}` : undefined;
}

const unknownToJson: readonly string[] = ['function', 'symbol', 'bigint'];

function searchList(list: readonly unknown[], budget: Budget): JsonFault | undefined {
  // By index, because `some` skips holes.
  for (let index = 0; index < list.length; index += 1) {
    const fault = search(list[index], budget);
    if (fault !== undefined) return { ...fault, path: `[${index}]${fault.path}` };
  }
  return undefined;
}

function searchObject(object: object, budget: Budget): JsonFault | undefined {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) {
    return { path: '', found: `an instance of ${object.constructor.name}` };
  }
  if (Object.getOwnPropertySymbols(object).length > 0) return { path: '', found: 'a key that is a symbol' };
  for (const [key, member] of Object.entries(object)) {
    if (isForbiddenKey(key)) return { path: '', found: `the key ${key}` };
    budget.left -= key.length + 3;
    const fault = search(member, budget);
    if (fault !== undefined) return { ...fault, path: `.${key}${fault.path}` };
  }
  return undefined;
}
