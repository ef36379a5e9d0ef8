import { blockData, ownValue, type BlockData } from '../block-data.ts';
import { validateBlock } from '../validate-block.ts';
import { modelFields } from '../model-fields.ts';
import { replaceFields, requireFreeName } from './requirements.ts';
import { fieldOf } from './field-steps.ts';
import { type Item, listFields, itemId, itemsOf, listField } from './list-value.ts';
import { emptyValue, isBlank, movedValue, showsDefault } from './shown-value.ts';
import { OperationProblem, type Failure, type Fields, type Preparing, type Step } from './step.ts';
import { touching } from './touching.ts';

/** A field of an item, and its counterparts in the rows. */
export interface Column {
  readonly name: string;
  /** The field of each row, by the number of the row. */
  readonly rows: ReadonlyMap<number, string>;
}

/** Turns rows of fields into the items of a list. Omits rows in which nothing is filled in or shown. */
export function intoItems(
  preparing: Preparing,
  { columns, fieldset, member }: { columns: readonly Column[]; fieldset: Fields; member: string },
): Step {
  const { fields, operation, registry, isInItem } = preparing;
  const sources = columns.flatMap(({ rows }) => [...rows.values()]);
  const base = fields[sources[0] ?? ''];
  if (base === undefined) throw new OperationProblem('required', [member]);
  const to = requireFreeName(fields, operation.to, {
    member: 'to',
    isInItem,
    given: sources,
  });
  const list = listField(fieldset, operation, base);
  fieldOf({ [to]: list }, to, preparing, 'to');
  const inItems = byName(listFields(list) ?? {}, preparing);
  const before = byName(fields, preparing);
  const numbers = [...new Set(columns.flatMap(({ rows }) => [...rows.keys()]))].toSorted((a, b) => a - b);
  const gathered = { content_model: Object.fromEntries(sources.map((name) => [name, fields[name] ?? base])) };
  const isHiding = sources.some((name) => fields[name]?.shown_when !== undefined);

  const itemsFrom = (values: BlockData, seed: string) => {
    const hidden = isHiding ? validateBlock(gathered, values, registry).hidden : new Set<string>();
    return numbers.flatMap((number): Item[] => {
      const cells = columns.map(({ name, rows }) => {
        const source = rows.get(number) ?? '';
        return { name, source, from: before.get(source), stored: ownValue(values, source) };
      });
      const isFilled = cells.some(({ source, from, stored }) => {
        if (stored !== undefined) return from === undefined || !isBlank(from, stored);
        return from !== undefined && !hidden.has(source) && showsDefault(from);
      });
      if (!isFilled) return [];
      const data = cells.flatMap(({ name, from, stored }) => {
        const into = inItems.get(name);
        const value = into === undefined ? stored : movedValue(from, into, stored);
        return value === undefined ? [] : [[name, value] as const];
      });
      return [{ id: itemId(seed, to, number), data: blockData(data) }];
    });
  };

  return touching(preparing, {
    fields: replaceFields(fields, sources, [[to, list]]),
    from: sources,
    to: [to],
    forward(values, seed) {
      const items = itemsFrom(values, seed);
      return { values: items.length > 0 ? { [to]: items } : {} };
    },
    back(values) {
      if (!Object.hasOwn(values, to)) return { values: {} };
      const items = itemsOf(values[to]);
      if (items === undefined) return { values: {}, failures: [lostValue(to, [], values[to])] };
      const rows = numbers.flatMap((number, at) =>
        columns.flatMap(({ name, rows: places }) => {
          const place = places.get(number) ?? '';
          const [from, into] = [inItems.get(name), before.get(place)];
          if (into === undefined) return [];
          const item = items[at];
          const left = showsDefault(into) ? emptyValue(into) : undefined;
          const value = item === undefined ? left : movedValue(from, into, ownValue(item.data, name));
          return value === undefined ? [] : [[place, value] as const];
        }),
      );
      const lost = items.slice(numbers.length).map(({ id, data }) => lostValue(to, [id], data));
      return { values: blockData(rows), failures: lost };
    },
  });
}

/** A value that undoing a list has no place for. It stays in the retired list. */
export function lostValue(field: string, path: readonly string[], value: unknown): Failure {
  return { field, path, value, reason: 'lossy', becomes: 'aside' };
}

function byName(fields: Fields, { registry }: Preparing) {
  return new Map(modelFields({ content_model: fields }, registry).map((field) => [field.name, field]));
}
