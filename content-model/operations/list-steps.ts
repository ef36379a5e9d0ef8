import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { withIdsInConditions } from '../fields/condition-ids.ts';
import { requireField, requireMember, requireValidName } from './requirements.ts';
import { intoItems, type Column } from './into-items.ts';
import { type ColumnFields, rowIn, titleWithoutNumber } from './numbered-name.ts';
import { OperationProblem, type Fields, type Preparing, type Step } from './step.ts';

/** Turns fields such as `question_1`, `answer_1`, `question_2` and so on into a list. */
export function gather(preparing: Preparing): Step {
  const { operation, isStored } = preparing;
  const given = Object.entries(requireMember(operation.columns, 'columns'));
  const columns = given.map(([name, source]) => readColumn(preparing, name, source));
  const sources = given.flatMap(([, source], at) =>
    typeof source === 'string' ? [...(columns[at]?.rows.values() ?? [])] : source.filter((id) => id !== null),
  );
  if (!isStored) rejectRepeated(sources, 'columns');
  const fields: Fields = Object.fromEntries(columns.map(({ name, definition }) => [name, definition]));
  // The definition of a column is that of its first field.
  const columnOf = (id: string) => columns.find(({ rows }) => rows.values().next().value === id)?.name ?? id;
  const fieldset = withIdsInConditions(fields, columnOf);
  return intoItems(preparing, { columns, fieldset, member: 'columns' });
}

interface NumberedColumn extends Column {
  readonly definition: FieldDefinition;
}

function readColumn({ fields }: Preparing, name: string, source: ColumnFields): NumberedColumn {
  const path = ['columns', name];
  if (typeof source !== 'string')
    for (const field of source) if (field !== null) requireField(fields, field, 'columns');
  requireValidName(name, true, path);
  const found = Object.entries(fields).flatMap(([field, definition]) => {
    const number = rowIn(source, field);
    return number === undefined ? [] : [{ number, field, definition }];
  });
  const sorted = found.toSorted((a, b) => a.number - b.number);
  const [first] = sorted;
  if (first === undefined)
    throw new OperationProblem('no_numbered_fields', path, { pattern: String(source) });
  const other = sorted.find(
    ({ definition: { field_type, field_values } }) =>
      field_type !== first.definition.field_type || !sameValue(field_values, first.definition.field_values),
  );
  if (other !== undefined)
    throw new OperationProblem('fields_differ', path, { name: first.field, other: other.field });
  const field_title = titleWithoutNumber(first.definition.field_title);
  // Sites read the column under its own name, not that of its first field.
  const { api_name: _apiName, ...definition } = first.definition;
  return {
    name,
    definition: { ...definition, field_title },
    rows: new Map(sorted.map(({ number, field }) => [number, field])),
  };
}

/** Rejects a field that is named twice: a value cannot be in two places. */
function rejectRepeated(names: readonly string[], member: string): void {
  const repeated = names.find((name, at) => names.indexOf(name) < at);
  if (repeated !== undefined) throw new OperationProblem('field_twice', [member], { name: repeated });
}

/** Turns fields into the fields of a list with one item. */
export function wrap(preparing: Preparing): Step {
  const { fields, operation } = preparing;
  const names = requireMember(operation.fields, 'fields');
  const fieldset = Object.fromEntries(names.map((name) => [name, requireField(fields, name, 'fields')]));
  rejectRepeated(names, 'fields');
  for (const name of names) requireValidName(name, true, ['fields']);
  const columns = names.map((name) => ({ name, rows: new Map([[1, name]]) }));
  return intoItems(preparing, { columns, fieldset, member: 'fields' });
}
