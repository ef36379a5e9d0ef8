import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { blockData, ownValue } from '../block-data.ts';
import { modelFields, type ModelField } from '../model-fields.ts';
import {
  isReservedInItem,
  replaceFields,
  requireField,
  requireFreeName,
  requireMember,
} from './change-fields.ts';
import { fieldOf, isEmpty, type Preparing } from './field-steps.ts';
import { itemId } from './item-id.ts';
import { itemsOf, listField, type Item } from './list-value.ts';
import { numberIn, titleWithoutNumber } from './numbered-name.ts';
import { renameConditions } from './rename-conditions.ts';
import { OperationProblem, type Fields, type Step } from './step.ts';
import { touching } from './touching.ts';

/** Numbered fields become a list: `question_1`, `answer_1`, `question_2` and so on. Rows in which nothing is filled in are left out. */
export function gather(preparing: Preparing): Step {
  const { fields, operation, registry, isInItem, isStored } = preparing;
  const columns = Object.entries(requireMember(operation.columns, 'columns')).map(([name, pattern]) =>
    readColumn(fields, name, pattern),
  );
  if (!isStored) refuseShared(columns);
  const sources = columns.flatMap(({ rows }) => [...rows.values()]);
  const [first] = columns;
  const base = fields[first?.rows.values().next().value ?? ''];
  if (base === undefined) throw new OperationProblem('required', ['columns']);
  const to = requireFreeName(fields, operation.to, { member: 'to', isInItem, given: sources });
  const item = columns.reduce(
    (known, { name, rows }) => renameConditions(known, rows.values().next().value ?? '', name),
    Object.fromEntries(columns.map(({ name, definition }) => [name, definition])) as Fields,
  );
  const after = replaceFields(fields, sources, [[to, listField(item, operation, base)]]);
  fieldOf(after, to, preparing, 'to');
  const known = new Map(modelFields({ content_model: fields }, registry).map((field) => [field.name, field]));
  const numbers = [...new Set(columns.flatMap(({ rows }) => [...rows.keys()]))].toSorted((a, b) => a - b);
  return touching({
    fields: after,
    from: sources,
    to: [to],
    forward(values, seed) {
      const items = numbers.flatMap((number): Item[] => {
        const filled = columns.flatMap(({ name, rows }) => {
          const source = rows.get(number) ?? '';
          return Object.hasOwn(values, source) ? [{ name, source, value: values[source] }] : [];
        });
        const isBlank = filled.every(({ source, value }) => isBlankIn(known.get(source), value));
        if (isBlank) return [];
        return [
          { id: itemId(seed, to, number), data: blockData(filled.map(({ name, value }) => [name, value])) },
        ];
      });
      return { values: items.length === 0 ? {} : { [to]: items } };
    },
    back(values) {
      const items = itemsOf(ownValue(values, to)) ?? [];
      const rows = numbers.flatMap((number, at) =>
        columns.flatMap(({ name, rows: places }) => {
          const data = items[at]?.data ?? {};
          const place = places.get(number);
          return place !== undefined && Object.hasOwn(data, name) ? [[place, data[name]] as const] : [];
        }),
      );
      return blockData(rows);
    },
  });
}

interface Column {
  readonly name: string;
  readonly definition: FieldDefinition;
  /** The numbered field of each row. */
  readonly rows: ReadonlyMap<number, string>;
}

function readColumn(fields: Fields, name: string, pattern: string): Column {
  const path = ['columns', name];
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(name)) throw new OperationProblem('field_name', path, { name });
  if (isReservedInItem(name)) throw new OperationProblem('reserved_name', path, { name });
  const found = Object.entries(fields).flatMap(([field, definition]) => {
    const number = numberIn(field, pattern);
    return number === undefined ? [] : [{ number, field, definition }];
  });
  const sorted = found.toSorted((a, b) => a.number - b.number);
  const [first] = sorted;
  if (first === undefined) throw new OperationProblem('no_numbered_fields', path, { pattern });
  const other = sorted.find(
    ({ definition: { field_type, field_values } }) =>
      field_type !== first.definition.field_type || !sameValue(field_values, first.definition.field_values),
  );
  if (other !== undefined)
    throw new OperationProblem('fields_differ', path, { name: first.field, other: other.field });
  const field_title = titleWithoutNumber(first.definition.field_title);
  return {
    name,
    definition: { ...first.definition, field_title },
    rows: new Map(sorted.map(({ number, field }) => [number, field])),
  };
}

/** A field has one value, which cannot be in two columns. */
function refuseShared(columns: readonly Column[]): void {
  const taken = new Map<string, string>();
  for (const { name, rows } of columns)
    for (const field of rows.values()) {
      const column = taken.get(field);
      if (column !== undefined)
        throw new OperationProblem('column_taken', ['columns', name], { name: field, column });
      taken.set(field, name);
    }
}

function isBlankIn(field: ModelField | undefined, value: unknown): boolean {
  return field === undefined ? value === undefined : isEmpty(field, value);
}

/** Fields become the fields of a list that has one item. */
export function wrap(preparing: Preparing): Step {
  const { fields, operation, registry, isInItem } = preparing;
  const names = requireMember(operation.fields, 'fields');
  const bases = names.map((name) => requireField(fields, name, 'fields'));
  const [base] = bases;
  if (base === undefined) throw new OperationProblem('required', ['fields']);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new OperationProblem('field_twice', ['fields'], { name: twice });
  const reserved = names.find(isReservedInItem);
  if (reserved !== undefined) throw new OperationProblem('reserved_name', ['fields'], { name: reserved });
  const to = requireFreeName(fields, operation.to, { member: 'to', isInItem, given: names });
  const item = Object.fromEntries(names.map((name, at) => [name, bases[at] ?? base]));
  const after = replaceFields(fields, names, [[to, listField(item, operation, base)]]);
  fieldOf(after, to, preparing, 'to');
  const known = modelFields({ content_model: item }, registry);
  return touching({
    fields: after,
    from: names,
    to: [to],
    forward(values, seed) {
      const isBlank = known.every((field) => {
        const value = ownValue(values, field.name);
        return value === undefined || isEmpty(field, value);
      });
      return { values: isBlank ? {} : { [to]: [{ id: itemId(seed, to, 1), data: values }] } };
    },
    back: (values) => itemsOf(ownValue(values, to))?.[0]?.data ?? {},
  });
}
