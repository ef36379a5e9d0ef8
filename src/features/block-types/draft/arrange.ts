import { moved } from '../../../../field-plugins/sdk/kit/list-edits.ts';
import type { DraftField, Fields } from './draft-field.ts';

/** Fields in form order: grouped by tab, then by group. */
export function arranged(fields: Fields): Fields {
  const tabs = Map.groupBy(fields, tabOf).values();
  return [...tabs].flatMap((ofTab) => [...Map.groupBy(ofTab, groupOf).values()].flat());
}

export const tabOf = ({ definition }: DraftField): string => definition.tab ?? '';
export const groupOf = ({ definition }: DraftField): string => definition.group ?? '';

/** A moved field joins the tab and group of the field above, unless it is still beside a field of its own. */
export function fieldMoved(fields: Fields, uid: string, to: number): Fields {
  const from = fields.findIndex((field) => field.uid === uid);
  const next = moved(fields, from, to);
  const [field, above, below] = [next[to], next[to - 1], next[to + 1]];
  if (field === undefined || next === fields) return fields;
  const isAtHome = [above, below].some((one) => one && isBeside(one, field));
  const neighbour = above ?? below;
  if (isAtHome || neighbour === undefined) return next;
  return next.with(to, placedWith(field, neighbour));
}

function isBeside(one: DraftField, other: DraftField): boolean {
  return tabOf(one) === tabOf(other) && groupOf(one) === groupOf(other);
}

function placedWith(field: DraftField, neighbour: DraftField): DraftField {
  const { tab: _tab, group: _group, ...definition } = field.definition;
  const { tab, group } = neighbour.definition;
  return { ...field, definition: { ...definition, ...(tab && { tab }), ...(group && { group }) } };
}
