import { idsInConditions } from '../../../../content-model/fields/condition-ids.ts';
import { freeId } from '../../../../content-model/operations/complete-operation.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import type { Fields } from '../draft/draft-field.ts';
import { freeName, nameFor } from '../draft/edit-fields.ts';
import { columnName, familiesIn, isGatherable, numbersOf } from './numbered-fields.ts';

/** How fields become a list: numbered ones are gathered, lines are split, and others become its only item. */
export type ListWay = 'gather' | 'split' | 'wrap';

export interface ListChoice {
  readonly way: ListWay;
  /** The fields that become the list. */
  readonly ids: readonly string[];
  readonly title: string;
  /** The titles of the fields of an item that is made of a line. */
  readonly parts: readonly string[];
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

/** The steps that replace stored fields of a level with a list, whose fields are named after their titles. */
export function listOperations(
  fields: Fields,
  { way, ids, title, parts, separator }: ListChoice,
  within: readonly string[],
): readonly PlanOperation[] {
  const chosen = fields.filter(({ id = '' }) => ids.includes(id));
  const sources = chosen.flatMap(({ id }) => id ?? []);
  const others = fields.filter((field) => !chosen.includes(field));
  const place = within.length > 0 ? { within: [...within] } : {};
  const name = freeName(others, nameFor(title));
  const to = freeId(
    name,
    fields.flatMap(({ id }) => id ?? []),
  );
  const list = { ...place, to, title, ...(to !== name && { api_name: name }) };
  const freed = conditionsLost(fields, ids).map(({ id = '' }): PlanOperation => ({
    ...{ op: 'options', ...place, field: id, properties: { shown_when: null } },
  }));
  if (way === 'wrap') return [...freed, { op: 'wrap', fields: sources, ...list }];
  if (way === 'split') {
    const text = { field_type: 'text', required: false, field_values: null };
    const names = itemNames(parts.map(nameFor));
    const item = Object.fromEntries(
      parts.map((part, order) => [names[order] ?? part, { ...text, field_title: part, order }]),
    );
    return [...freed, { op: 'split', field: sources[0] ?? '', ...list, item, separator }];
  }
  const families = familiesIn(chosen);
  const numbers = numbersOf(families);
  const names = itemNames(families.map(columnName));
  const columns = Object.fromEntries(
    families.map(({ fields: own }, at) => {
      return [names[at] ?? '', numbers.map((number) => own.get(number)?.id ?? null)];
    }),
  );
  return [...freed, { op: 'gather', columns, ...list }];
}

/** Different names for the fields of an item, without those that are reserved there. */
function itemNames(wanted: readonly string[]): readonly string[] {
  return wanted.reduce<readonly string[]>(
    (names, name) => [...names, freeId(name || 'field', [...names, 'id', 'type'])],
    [],
  );
}
