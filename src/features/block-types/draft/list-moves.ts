import { listField } from '../../../../content-model/operations/list-value.ts';
import { numberIn, titleWithoutNumber } from '../../../../content-model/operations/numbered-name.ts';
import { renameConditions } from '../../../../content-model/operations/rename-conditions.ts';
import type { FieldDefinition, FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { columnsOf, sourcesOf } from './list-source.ts';
import { definitionOf, type DraftField, draftFields, fieldSetOf } from './type-draft.ts';

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
    if (sources.length === 0) continue;
    const { steps, item } = moveInto(list, fields);
    const first = fields.find((one) => one.name === sources[0]) ?? list;
    operations.push(...steps);
    const { order } = first.definition;
    const planned = listField(item, targetOf(list), definitionOf(first, order));
    const [before = list] = draftFields({ [list.name]: planned }, '');
    made.push({ before, field: { ...list, items: withSources(list) } });
    fields = [...fields.filter(({ name }) => !sources.includes(name)), before];
  }
  return { operations, made };
}

/** The fields of the items, each with the name that it is stored under once the list is made. */
function withSources({ from, items }: DraftField): DraftField['items'] {
  // The fields that a line becomes are those of the draft.
  if (from?.way === 'split') return items?.map(asStored);
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

/** The steps that make the list, and the fields of an item as the planner takes them. */
function moveInto(
  list: DraftField,
  fields: readonly DraftField[],
): { readonly steps: readonly PlanOperation[]; readonly item: FieldSet } {
  const { from, items = [] } = list;
  const columns = columnsOf(list);
  const rows = from?.rows ?? [];
  const target = targetOf(list);
  const definitionIn = (name: string | undefined): readonly FieldDefinition[] =>
    fields.filter((one) => one.name === name).map((field) => definitionOf(field, field.definition.order));
  if (from?.way === 'split') {
    const { separator } = from;
    const item = fieldSetOf(items);
    const step = { op: 'split', field: sourcesOf(list)[0] ?? '', ...target, item } as const;
    return { steps: [{ ...step, ...(separator !== undefined && { separator }) }], item };
  }
  if (from?.way === 'wrap') {
    const names = columns.flatMap((column) => rows[0]?.[column] ?? []);
    const item = Object.fromEntries(
      names.flatMap((name) => definitionIn(name).map((definition) => [name, definition])),
    );
    return { steps: [{ op: 'wrap', fields: names, ...target }], item };
  }
  const { steps, patterns } = numbered(rows, columns, fields);
  const firsts = columns.map(
    (column) => [column, rows.find((row) => column in row)?.[column] ?? ''] as const,
  );
  const gathered = firsts.flatMap(([column, first]) =>
    definitionIn(first).map((definition) => {
      const { api_name: _apiName, field_title, ...others } = definition;
      return [column, { ...others, field_title: titleWithoutNumber(field_title) }] as const;
    }),
  );
  const item = firsts.reduce<FieldSet>(
    (known, [column, first]) => renameConditions(known, first, column),
    Object.fromEntries(gathered),
  );
  return { steps: [...steps, { op: 'gather', columns: patterns, ...target }], item };
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

function targetOf({ name: to, definition }: DraftField) {
  const { min, max } = (definition.field_values ?? {}) as { readonly min?: unknown; readonly max?: unknown };
  return {
    ...{ to, title: definition.field_title },
    ...(definition.api_name !== undefined && { api_name: definition.api_name }),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
  };
}

function asStored(field: DraftField): DraftField {
  return { ...field, was: field.name, items: field.items?.map(asStored) };
}
