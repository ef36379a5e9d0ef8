import { numberIn, titleWithoutNumber } from '../../../../content-model/operations/numbered-name.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { columnsOf, sourcesOf } from './list-source.ts';
import { type DraftField, fieldSetOf, freeName } from './type-draft.ts';

/** A list of the draft, and what the steps that make it leave. */
export interface MadeList {
  /** As it is stored after these steps. */
  readonly before: DraftField;
  /** As the draft has it. */
  readonly field: DraftField;
}

/** The steps that make the lists of a draft of stored fields, and what they leave. */
export interface ListMoves {
  readonly operations: readonly PlanOperation[];
  readonly made: readonly MadeList[];
}

type Rows = readonly Readonly<Record<string, string>>[];

/** What makes the lists of a draft. `stored` are the fields that stay or become part of a list. */
export function listMoves(stored: readonly DraftField[], draft: readonly DraftField[]): ListMoves {
  const operations: PlanOperation[] = [];
  const made: MadeList[] = [];
  let fields = stored;
  for (const list of draft) {
    const sources = sourcesOf(list);
    const others = fields.filter(({ name }) => !sources.includes(name));
    if (sources.length === 0) continue;
    const name = freeName(others, list.name);
    const { steps, items } = moveInto(list, { fields, name });
    const first = fields.find((one) => one.name === sources[0]);
    operations.push(...steps);
    const before = { ...list, name, items, definition: listDefinition(list, first) };
    made.push({ before, field: { ...list, items: withSources(list, items) } });
    fields = [...others, before];
  }
  return { operations, made };
}

/** The fields of the items, each with the name that it is stored under once the list is made. */
function withSources({ from, items }: DraftField, made: readonly DraftField[]): DraftField['items'] {
  // The fields that a line becomes are those of the draft.
  if (from?.way === 'split') return made;
  const [row = {}] = from?.rows ?? [];
  // Fields that become an item keep their names; others are called by their column.
  return from?.way === 'wrap' ? items?.map((item) => sourced(item, row)) : items;
}

function sourced(item: DraftField, row: Readonly<Record<string, string>>): DraftField {
  const was = item.was === undefined ? undefined : (row[item.was] ?? item.was);
  const rows = item.from?.rows.map((inner) =>
    Object.fromEntries(Object.entries(inner).map(([column, name]) => [column, row[name] ?? name])),
  );
  return { ...item, was, ...(item.from && rows && { from: { ...item.from, rows } }) };
}

interface Place {
  readonly fields: readonly DraftField[];
  /** A name for the list that no other field has. */
  readonly name: string;
}

function moveInto(
  list: DraftField,
  { fields, name: to }: Place,
): { steps: readonly PlanOperation[]; items: readonly DraftField[] } {
  const { from, definition } = list;
  const columns = columnsOf(list);
  const rows = from?.rows ?? [];
  const find = (name: string | undefined) => fields.filter((one) => one.name === name);
  const target = { to, title: definition.field_title, ...boundsOf(list) };
  if (from?.way === 'split') {
    const items = list.items?.map(asStored) ?? [];
    const { separator } = from;
    const step = {
      op: 'split',
      field: sourcesOf(list)[0] ?? '',
      ...target,
      item: fieldSetOf(items),
    } as const;
    return { steps: [{ ...step, ...(separator !== undefined && { separator }) }], items };
  }
  if (from?.way === 'wrap') {
    const [row = {}] = rows;
    const items = columns.flatMap((column) =>
      find(row[column]).map((field) => ({ ...field, was: field.name })),
    );
    return { steps: [{ op: 'wrap', fields: items.map(({ name }) => name), ...target }], items };
  }
  const { steps, patterns } = numbered(rows, columns, fields);
  const items = columns.flatMap((column) =>
    find(rows.find((row) => column in row)?.[column]).map((field) => {
      const field_title = titleWithoutNumber(field.definition.field_title);
      return { ...field, name: column, was: column, definition: { ...field.definition, field_title } };
    }),
  );
  return { steps: [...steps, { op: 'gather', columns: patterns, ...target }], items };
}

/** The patterns of numbered fields. Where their names are not numbered as the items are, they are renamed first. */
function numbered(
  rows: Rows,
  columns: readonly string[],
  fields: readonly DraftField[],
): { steps: readonly PlanOperation[]; patterns: Readonly<Record<string, string>> } {
  const namesOf = (column: string) => rows.flatMap((row) => row[column] ?? []);
  const found = columns.map((column) => [column, patternOf(namesOf(column), fields)] as const);
  const patterns = Object.fromEntries(found.map(([column, pattern = '']) => [column, pattern]));
  const numbers = rows.map((row) =>
    columns.flatMap((column) => {
      const name = row[column];
      return name === undefined ? [] : [numberIn(name, patterns[column] ?? '') ?? 0];
    }),
  );
  const isNumbered = numbers.every((some, at) => {
    const [first = 0] = some;
    return first > (numbers[at - 1]?.[0] ?? 0) && some.every((number) => number === first);
  });
  if (isNumbered) return { steps: [], patterns };
  const stems = columns.map((column) => {
    let stem = column;
    while (fields.some(({ name }) => numberIn(name, `${stem}_#`) !== undefined)) stem += '_';
    return [column, stem] as const;
  });
  return {
    steps: stems.flatMap(([column, stem]) =>
      rows.flatMap((row, at): PlanOperation[] => {
        const name = row[column];
        return name === undefined ? [] : [{ op: 'rename', field: name, to: `${stem}_${at + 1}` }];
      }),
    ),
    patterns: Object.fromEntries(stems.map(([column, stem]) => [column, `${stem}_#`])),
  };
}

/** A pattern that these fields have, and no others. */
function patternOf(names: readonly string[], fields: readonly DraftField[]): string | undefined {
  const [first = ''] = names;
  const patterns = [...first.matchAll(/\d+/g)].map(
    ({ index, 0: digits }) => `${first.slice(0, index)}#${first.slice(index + digits.length)}`,
  );
  return patterns.find((pattern) =>
    fields.every(({ name }) => (numberIn(name, pattern) !== undefined) === names.includes(name)),
  );
}

function boundsOf({ definition }: DraftField): { readonly min?: number; readonly max?: number } {
  const { min, max } = (definition.field_values ?? {}) as { readonly min?: unknown; readonly max?: unknown };
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
}

/** As the planner defines a list that it makes. */
function listDefinition(list: DraftField, first: DraftField | undefined): DraftField['definition'] {
  const { field_type, field_title, order } = list.definition;
  const field_values = boundsOf(list);
  return { field_type, field_title, required: false, order: first?.definition.order ?? order, field_values };
}

function asStored(field: DraftField): DraftField {
  return { ...field, was: field.name, items: field.items?.map(asStored) };
}
