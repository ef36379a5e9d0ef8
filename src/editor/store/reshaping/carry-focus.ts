import { itemId } from '../../../../content-model/operations/item-id.ts';
import { itemFields } from '../../../../content-model/operations/list-value.ts';
import { numberIn } from '../../../../content-model/operations/numbered-name.ts';
import type { Fields } from '../../../../content-model/operations/step.ts';
import type { PlanOperation, ShapeStep } from '../../../../shared/wire/plans.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import { renamed } from './carry-place.ts';
import type { FocusedField } from './focused-field.ts';

interface Block {
  /** Items that a plan makes have ids of it. */
  readonly seed: string;
  /** Before the steps. */
  readonly data: BlockData;
}

/** Where somebody types on after these steps: also in a list that they make of fields, and in a field made of a list. */
export function carryFocus(
  focused: FocusedField,
  steps: readonly ShapeStep[],
  { seed, data }: Block,
): FocusedField {
  let path = focused.place.split('/');
  let { caret } = focused;
  const rows = rowsIn(data);
  for (const { operations, is_back: isBack, fields } of steps) {
    for (const operation of isBack ? operations.toReversed() : operations) {
      const { op, within = [] } = operation;
      const at = within.length * 2;
      const around = path.slice(0, at);
      if (op === 'rename') path = renamed(path, operation, isBack);
      if (!within.every((name, depth) => path[depth * 2] === name)) continue;
      const rest = path.slice(at);
      if (op === 'wrap' || op === 'gather') {
        const ids = around.filter((_, index) => index % 2 === 1);
        const moved = isBack
          ? outOfItem(rest, operation, { rows, names: Object.keys(fieldsWithin(fields, within)) })
          : intoItem(rest, operation, [seed, ...ids].join('/'));
        path = [...around, ...(moved ?? rest)];
      }
      if (op === 'split') {
        const { field = '', to = field } = operation;
        if (rest[0] !== (isBack ? to : field)) continue;
        const ids = around.filter((_, index) => index % 2 === 1);
        const cell = isBack ? undefined : cellOf(caret?.before ?? '', operation, [seed, ...ids].join('/'));
        path = [...around, ...(cell?.path ?? [field])];
        caret = cell && { before: cell.before, isLast: caret?.isLast === true };
      }
    }
  }
  return { place: path.join('/'), caret };
}

/** The fields that become those of an item, by their names there. */
function columnsOf({ columns, fields = [] }: PlanOperation): Readonly<Record<string, string>> {
  return columns ?? Object.fromEntries(fields.map((name) => [name, name]));
}

function numberOf(name: string, pattern: string): number | undefined {
  return name === pattern ? 1 : numberIn(name, pattern);
}

function intoItem(
  [name = '', ...rest]: readonly string[],
  operation: PlanOperation,
  seed: string,
): readonly string[] | undefined {
  const { to = '' } = operation;
  for (const [column, pattern] of Object.entries(columnsOf(operation))) {
    const number = numberOf(name, pattern);
    if (number !== undefined) return [to, itemId(seed, to, number), column, ...rest];
  }
  return undefined;
}

/** Items become rows of fields in their order, whatever rows they were made of. */
function outOfItem(
  [list, id = '', column = '', ...rest]: readonly string[],
  operation: PlanOperation,
  { rows, names }: { rows: ReadonlyMap<string, number>; names: readonly string[] },
): readonly string[] | undefined {
  const columns = columnsOf(operation);
  const pattern = columns[column];
  if (list !== operation.to || pattern === undefined) return undefined;
  const found = names.flatMap((name) =>
    Object.values(columns).flatMap((other) => numberOf(name, other) ?? []),
  );
  const numbers = [...new Set(found)].toSorted((one, other) => one - other);
  const number = numbers[rows.get(id) ?? 0];
  return number === undefined ? undefined : [pattern.replace('#', String(number)), ...rest];
}

/** The field of an item that has the last of these letters, and those of them that are in it. */
function cellOf(
  before: string,
  { field = '', to = field, item = {}, separator = '|' }: PlanOperation,
  seed: string,
): { path: readonly string[]; before: string } {
  const lines = before.split('\n').filter((line) => line.trim() !== '');
  const names = Object.keys(item);
  const cells = (lines.at(-1) ?? '').split(separator);
  const at = Math.min(cells.length, names.length) - 1;
  const path = [to, itemId(seed, to, Math.max(lines.length, 1)), names[at] ?? ''];
  return { path, before: cells.slice(at).join(separator).trimStart() };
}

function fieldsWithin(fields: Fields, [name, ...inner]: readonly string[]): Fields {
  const definition = name === undefined ? undefined : fields[name];
  return definition ? fieldsWithin(itemFields(definition) ?? {}, inner) : fields;
}

/** How many items are before each item in its list. Names do not matter: ids are unique. */
function rowsIn(value: unknown, rows = new Map<string, number>()): ReadonlyMap<string, number> {
  if (typeof value !== 'object' || value === null) return rows;
  if (Array.isArray(value))
    for (const [row, item] of value.entries()) {
      const { id } = (item ?? {}) as { id?: unknown };
      if (typeof id === 'string') rows.set(id, row);
    }
  for (const inner of Object.values(value)) rowsIn(inner, rows);
  return rows;
}
