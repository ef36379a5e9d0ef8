import { idsInConditions } from '../../../../content-model/fields/condition-ids.ts';
import { freeId } from '../../../../content-model/operations/complete-operation.ts';
import { titleWithoutNumber } from '../../../../content-model/operations/numbered-name.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import type { Fields } from '../draft/draft-field.ts';
import { familiesIn, isGatherable, type ListColumn, numbersOf } from './numbered-fields.ts';

/** How fields become a list: numbered ones are gathered, lines are split, and others become its only item. */
export type ListWay = 'gather' | 'split' | 'wrap';

export interface ListChoice {
  readonly way: ListWay;
  /** The fields that become the list. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly title: string;
  /** The fields of an item, for gathered fields or split lines. */
  readonly columns: readonly ListColumn[];
  readonly separator: string;
}

/** How these fields can become a list, likeliest first. */
export function waysFor(chosen: Fields): readonly ListWay[] {
  const [first, second] = chosen;
  if (first === undefined) return [];
  const hasLines = second === undefined && ['text', 'textarea'].includes(first.definition.field_type);
  return [
    ...(isGatherable(chosen) ? ['gather' as const] : []),
    ...(hasLines ? ['split' as const] : []),
    'wrap',
  ];
}

/** The fields whose conditions do not survive the move, because they are about fields on the other side of it. */
export function conditionsLost(fields: Fields, ids: readonly string[]): Fields {
  const isMoving = (id: string | undefined) => id !== undefined && ids.includes(id);
  const known = fields.map(({ uid }) => uid);
  const movingUids = fields.filter(({ id }) => isMoving(id)).map(({ uid }) => uid);
  return fields.filter(({ id, definition }) =>
    idsInConditions(definition).some(
      (uid) => known.includes(uid) && movingUids.includes(uid) !== isMoving(id),
    ),
  );
}

/** The steps that replace stored fields of a level with a list. */
export function listOperations(
  fields: Fields,
  choice: ListChoice,
  within: readonly string[],
): readonly PlanOperation[] {
  const { way, ids, name, title, columns, separator } = choice;
  const chosen = fields.filter(({ id = '' }) => ids.includes(id));
  const sources = chosen.flatMap(({ id }) => id ?? []);
  const place = within.length > 0 ? { within: [...within] } : {};
  const stored = fields.flatMap(({ id }) => id ?? []);
  const to = freeId(name, stored);
  const list = { ...place, to, title, ...(to !== name && { api_name: name }) };
  const freed = conditionsLost(fields, ids).map(({ id = '' }): PlanOperation => ({
    ...{ op: 'options', ...place, field: id, properties: { shown_when: null } },
  }));
  if (way === 'wrap') return [...freed, { op: 'wrap', fields: sources, ...list }];
  if (way === 'split') {
    const text = { field_type: 'text', required: false, field_values: null };
    const item = Object.fromEntries(
      columns.map((column, order) => [column.name, { ...text, field_title: column.title, order }]),
    );
    return [...freed, { op: 'split', field: sources[0] ?? '', ...list, item, separator }];
  }
  const families = familiesIn(chosen).flatMap((family, at) => {
    const column = columns[at];
    return column ? [{ ...family, column }] : [];
  });
  const numbers = numbersOf(families);
  const rows = families.map(({ column, fields: own }) => {
    return [column.name, numbers.map((number) => own.get(number)?.id ?? null)] as const;
  });
  const titles = families.flatMap(({ column, fields: own }): PlanOperation[] => {
    const [first] = own.values();
    const usual = titleWithoutNumber(first?.definition.field_title ?? '');
    if (column.title === usual) return [];
    const properties = { field_title: column.title };
    return [{ op: 'options', within: [...within, to], field: column.name, properties }];
  });
  return [...freed, { op: 'gather', columns: Object.fromEntries(rows), ...list }, ...titles];
}
