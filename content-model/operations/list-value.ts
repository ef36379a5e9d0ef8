import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import { isFieldset } from '../complete-fields.ts';
import type { IssuePath } from '../../shared/issue-path.ts';
import { isRecord } from '../../shared/is-record.ts';
import { type Fields, OperationProblem } from './step.ts';

export interface Item {
  readonly id: string;
  readonly data: BlockData;
}

/** The items of a list; undefined if it is not a list. */
export function itemsOf(value: unknown): readonly Item[] | undefined {
  return Array.isArray(value) && value.every(isItem) ? value : undefined;
}

/** Replaces the data of list items. A value that is not a list stays unchanged. */
export function mapItems(value: unknown, change: (data: BlockData, id: string) => BlockData): unknown {
  return itemsOf(value)?.map((item) => ({ ...item, data: change(item.data, item.id) })) ?? value;
}

/** The fields of the items of a list; undefined for other types. */
export function listFields(definition: FieldDefinition | undefined): Fields | undefined {
  return definition?.field_type === 'list' ? itemFields(definition) : undefined;
}

/** The fields of the items of a nested list, named by the ids of the lists from the outside in; undefined for an unknown list. */
export function fieldsWithin(fields: Fields, lists: readonly string[]): Fields | undefined {
  return lists.reduce<Fields | undefined>((outer, id) => outer && listFields(ownField(outer, id)), fields);
}

/** The fields of list items, and of the parts of other composites that store them in the same option. */
export function itemFields({ field_values: options }: FieldDefinition): Fields | undefined {
  return isRecord(options) && isFieldset(options['fields']) ? options['fields'] : undefined;
}

export function withItemFields(definition: FieldDefinition, fields: Fields): FieldDefinition {
  return { ...definition, field_values: { ...(definition.field_values as object), fields } };
}

/** The path of the first item field that only one of two lists has, or that has another type in the other one. */
export function otherItemField(one: FieldDefinition, other: FieldDefinition): IssuePath | undefined {
  const [before, after] = [listFields(one), listFields(other)];
  if (before === undefined || after === undefined) return undefined;
  for (const id of Object.keys({ ...before, ...after })) {
    const [was, now] = [ownField(before, id), ownField(after, id)];
    const path = ['field_values', 'fields', id];
    if (was?.field_type !== now?.field_type) return path;
    const inner = was && now && otherItemField(was, now);
    if (inner !== undefined) return [...path, ...inner];
  }
  return undefined;
}

/** Inherited members, such as `constructor`, are no fields. */
export function ownField(fields: Fields, id: string): FieldDefinition | undefined {
  return Object.hasOwn(fields, id) ? fields[id] : undefined;
}

/**
 * Creates a list whose items have these fields. It takes the place of the first field in the form. Items have no tabs,
 * and a group that all fields share becomes the group of the list.
 */
export function listField(
  fields: Fields,
  { title, api_name, min, max }: Pick<PlanOperation, 'title' | 'api_name' | 'min' | 'max'>,
  base: FieldDefinition,
): FieldDefinition {
  if (min !== undefined && max !== undefined && min > max)
    throw new OperationProblem('too_large', ['min'], { max });
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const { tab, group } = base;
  const isGrouped = group !== undefined && Object.values(fields).every((field) => field.group === group);
  const inner = Object.entries(fields).map(([name, { tab: _tab, group: own, ...field }]) => {
    return [name, own === undefined || isGrouped ? field : { ...field, group: own }] as const;
  });
  return {
    field_type: 'list',
    field_title: title ?? base.field_title,
    ...(api_name !== undefined && { api_name }),
    required: false,
    order: base.order,
    ...(tab !== undefined && { tab }),
    ...(isGrouped && { group }),
    field_values: { ...bounds, fields: Object.fromEntries(inner) },
  };
}

function isItem(value: unknown): value is Item {
  return isRecord(value) && typeof value['id'] === 'string' && isRecord(value['data']);
}

/** How long the id of an item of a list is. */
const length = 12;

/**
 * The id of an item created by a plan. The same block, field and row always give the same id, so a dry run, a retry and
 * the run agree.
 */
export function itemId(seed: string, field: string, row: number): string {
  const text = `${seed}/${field}/${row}`;
  const digits = [0, 1].map((start) =>
    hash(text, start)
      .toString(36)
      .padStart(11, '0')
      .slice(-length / 2),
  );
  return digits.join('');
}

/** Cyrb53: 53 bits of a text, spread evenly. */
function hash(text: string, start: number): number {
  let one = 0xdeadbeef ^ start;
  let other = 0x41c6ce57 ^ start;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & other) + (one >>> 0);
}
