import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { withIdsInConditions } from '../fields/condition-ids.ts';
import { itemFields } from './list-value.ts';
import type { Fields } from './step.ts';

/** The fields before a plan, after it, and now. */
interface States {
  readonly before: Fields;
  readonly after: Fields;
  readonly now: Fields;
}

interface UndoneFields {
  readonly fields: Fields;
  /** The ids of fields whose changes since the plan cannot be kept. */
  readonly changed: readonly string[];
}

/** Members that no value depends on. They stay with a field whatever a plan does to it. */
const texts: readonly string[] = [
  ...['field_title', 'help', 'placeholder', 'autofill', 'width', 'tab', 'group', 'order', 'api_name'],
];

/** Members that suit only one type. */
const ofType: readonly string[] = ['field_type', 'field_values', 'default', 'pattern'];

/**
 * Returns the fields before a plan, with the changes made since: to members that the plan left alone, and new fields. A
 * field that the plan made is removed. If it replaced a field of another type, the changes made to it since are applied
 * to that field.
 */
export function undoFields(
  { before, ...since }: States,
  operations: readonly PlanOperation[],
  within: readonly string[] = [],
): UndoneFields {
  const retypes = operations.filter((one) => one.op === 'retype' && sameValue(one.within ?? [], within));
  const formerId = (id: string) =>
    retypes.reduceRight((known, { to, field = '' }) => (known === to ? field : known), id);
  const [after, now] = [since.after, since.now].map((fields) => withIdsInConditions(fields, formerId)) as [
    Fields,
    Fields,
  ];
  const changed: string[] = [];
  const undone = Object.entries(before).flatMap(([id, former]) => {
    const [made, today] = [ownField(after, id), ownField(now, id)];
    if (made === undefined) {
      if (today !== undefined) changed.push(id);
      const to = retypes.find(({ field }) => field === id)?.to;
      return [[id, withChanges(former, ownField(after, to), ownField(now, to))] as const];
    }
    if (today === undefined) return sameRules(former, made) ? [] : [[id, former] as const];
    const merged = mergeField({ before: former, after: made, now: today }, operations, [...within, id]);
    if (merged.isChanged) changed.push(id);
    return [[id, merged.definition] as const];
  });
  for (const [id, made] of Object.entries(after)) {
    const today = ownField(now, id);
    if (Object.hasOwn(before, id) || today === undefined) continue;
    const isSuccessor = retypes.some(({ to }) => to === id);
    const isSame = isSuccessor ? hasSame(made, today, ofType) : sameRules(today, made);
    if (!isSame) changed.push(id);
  }
  const added = Object.entries(now).filter(([id]) => !Object.hasOwn(before, id) && !Object.hasOwn(after, id));
  return { fields: Object.fromEntries([...undone, ...added]), changed };
}

interface MergedField {
  readonly definition: FieldDefinition;
  readonly isChanged: boolean;
}

/** Undoes what a plan changed in a definition and keeps what was changed since. */
function mergeField(
  { before, after, now }: Record<keyof States, FieldDefinition>,
  operations: readonly PlanOperation[],
  within: readonly string[],
): MergedField {
  let isChanged = false;
  const merge = (member: string): unknown => {
    const [was, made, today] = [before, after, now].map((one) => ownMember(one, member));
    if (sameValue(today, made)) return was;
    if (member === 'default' && !sameValue(itemFields(before), itemFields(after))) isChanged = true;
    if (sameValue(was, made) || texts.includes(member)) return today;
    const [first, second, third] = [before, after, now].map(itemFields);
    if (member !== 'field_values' || !first || !second || !third) {
      isChanged ||= !sameValue(was, today);
      return today;
    }
    const inner = undoFields({ before: first, after: second, now: third }, operations, within);
    isChanged ||= inner.changed.length > 0;
    const options = sameValue(withoutFields(third, today), withoutFields(second, made)) ? was : today;
    return { ...(options as object), fields: inner.fields };
  };
  const members = new Set([before, after, now].flatMap((one) => Object.keys(one)));
  const merged = [...members].map((member) => [member, merge(member)] as const);
  const definition = Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  return { definition: definition as unknown as FieldDefinition, isChanged };
}

function withoutFields(_fields: Fields, options: unknown): object {
  return { ...(options as object), fields: undefined };
}

/** The definition with the changes made to its successor since the plan. */
function withChanges(
  former: FieldDefinition,
  made: FieldDefinition | undefined,
  today: FieldDefinition | undefined,
): FieldDefinition {
  if (made === undefined || today === undefined) return former;
  const members = [...new Set([...Object.keys(made), ...Object.keys(today)])];
  const changed = members.filter((member) => !ofType.includes(member) && !hasSame(made, today, [member]));
  const all = Object.entries({
    ...former,
    ...Object.fromEntries(changed.map((member) => [member, ownMember(today, member)])),
  });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as unknown as FieldDefinition;
}

function hasSame(one: FieldDefinition, other: FieldDefinition, members: readonly string[]): boolean {
  return members.every((member) => sameValue(ownMember(one, member), ownMember(other, member)));
}

function ownField(fields: Fields, id: string | undefined): FieldDefinition | undefined {
  return id !== undefined && Object.hasOwn(fields, id) ? fields[id] : undefined;
}

function ownMember(definition: FieldDefinition, member: string): unknown {
  return Object.entries(definition).find(([name]) => name === member)?.[1];
}

function sameRules(one: FieldDefinition, other: FieldDefinition): boolean {
  return sameValue(rulesOf(one), rulesOf(other));
}

/** A definition without its texts, and without those of the fields in it. */
function rulesOf(definition: FieldDefinition): object {
  const rules = Object.fromEntries(Object.entries(definition).filter(([member]) => !texts.includes(member)));
  const inner = itemFields(definition);
  if (inner === undefined) return rules;
  const fields = Object.fromEntries(Object.entries(inner).map(([id, one]) => [id, rulesOf(one)]));
  return { ...rules, field_values: { ...(definition.field_values as object), fields } };
}
