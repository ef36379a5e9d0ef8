import { diffFields, type FieldsAfter } from '../../../../content-model/fields/diff.ts';
import { partsWithin } from '../../../../content-model/operations/parts-within.ts';
import { preparePlan } from '../../../../content-model/operations/prepare-plan.ts';
import { OperationProblem } from '../../../../content-model/operations/step.ts';
import type { FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { columnsOf, sourcesOf } from './list-source.ts';
import { type DraftField, fieldSetOf } from './type-draft.ts';

export function operationsBetween(
  stored: FieldSet,
  draft: readonly DraftField[],
  registry: FieldRegistry,
): readonly PlanOperation[] {
  const fieldsIn = (within: readonly string[]) =>
    within.reduce<readonly DraftField[]>((fields, id) => {
      const list = fields.find(({ name }) => name === id);
      return (list && withSources(list)) ?? [];
    }, draft);
  return diffFields(stored, fieldSetOf(draft), {
    isReached: (definition) => partsWithin(definition, registry) !== undefined,
    begin: (before, within) => movesBetween(before, fieldsIn(within), registry),
  });
}

/** First removes stored fields that the draft does not have, then makes its lists. */
function movesBetween(stored: FieldSet, draft: readonly DraftField[], registry: FieldRegistry): FieldsAfter {
  const staying = draft.flatMap((field) => [field.was, ...sourcesOf(field)]);
  const removed = Object.keys(stored).filter((name) => !staying.includes(name));
  const left = Object.fromEntries(Object.entries(stored).filter(([name]) => staying.includes(name)));
  const lists = draft.filter((field) => sourcesOf(field).length > 0);
  const moves = lists.map(stepInto);
  return {
    operations: [...removed.map((field): PlanOperation => ({ op: 'remove', field })), ...moves],
    fields: fieldsAfter(left, moves, registry),
  };
}

/** Ignores operations that do not suit the fields: the server reports them. */
function fieldsAfter(
  fields: FieldSet,
  operations: readonly PlanOperation[],
  registry: FieldRegistry,
): FieldSet {
  try {
    const { fields: after } = preparePlan(fields, { operations, isStored: true }, registry);
    const made = operations.map(({ to }) => to);
    // Omits the default of a new list: the planner determines the items that it begins with.
    return Object.fromEntries(
      Object.entries(after).map(([name, { default: start, ...definition }]) => {
        return [
          name,
          made.includes(name) || start === undefined ? definition : { ...definition, default: start },
        ];
      }),
    );
  } catch (error) {
    if (error instanceof OperationProblem) return fields;
    throw error;
  }
}

/** The item fields, each with its stored name once the list is made. */
function withSources({ from, items }: DraftField): DraftField['items'] {
  // The fields that a line is split into are those of the draft.
  if (from?.way === 'split') return items?.map(asStored);
  const [row = {}] = from?.rows ?? [];
  // Fields that are wrapped in an item keep their names; others are named after their column.
  return from?.way === 'wrap' ? items?.map((item) => sourced(item, row)) : items;
}

function sourced(item: DraftField, row: Readonly<Record<string, string>>): DraftField {
  const was = item.was === undefined ? undefined : (row[item.was] ?? item.was);
  const rows = item.from?.rows.map((inner) =>
    Object.fromEntries(Object.entries(inner).map(([column, name]) => [column, row[name] ?? name])),
  );
  return { ...item, was, ...(item.from && rows && { from: { ...item.from, rows } }) };
}

/** The step that makes a list of stored fields. */
function stepInto(list: DraftField): PlanOperation {
  const { from, items = [] } = list;
  const columns = columnsOf(list);
  const rows = from?.rows ?? [];
  const target = targetOf(list);
  if (from?.way === 'split') {
    const { separator } = from;
    const split = {
      op: 'split',
      field: sourcesOf(list)[0] ?? '',
      ...target,
      item: fieldSetOf(items),
    } as const;
    return { ...split, ...(separator !== undefined && { separator }) };
  }
  if (from?.way === 'wrap')
    return { op: 'wrap', fields: columns.flatMap((column) => rows[0]?.[column] ?? []), ...target };
  const fieldsOf = (column: string) => rows.map((row) => row[column] ?? null);
  return { op: 'gather', columns: Object.fromEntries(columns.map((one) => [one, fieldsOf(one)])), ...target };
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
