import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { itemFields } from './list-value.ts';
import { renameConditions } from './rename-conditions.ts';
import type { Fields } from './step.ts';
import { traceField } from './trace-field.ts';

/** Something around a plan. */
interface Around<Value> {
  readonly before: Value;
  readonly after: Value;
  readonly now: Value;
}

/** The fields once a plan is taken back. */
interface UndoneFields {
  readonly fields: Fields;
  /** Fields whose changes since the plan have no place any more. */
  readonly changed: readonly string[];
}

/** The names that lead to a field, or to the list that fields are in. */
type Place = Omit<Around<readonly string[]>, 'now'>;

/** Members that say nothing about values: whatever a plan does to a field, they stay with it. */
const texts: readonly string[] = [
  ...['field_title', 'help', 'placeholder', 'autofill', 'width', 'tab', 'group', 'order', 'api_name'],
];

/** Members that suit only one type; a default also suits only these fields of items. */
const ofType: readonly string[] = ['field_values', 'default', 'pattern'];

/**
 * The fields before a plan, with what was changed since it: texts, members that the plan left alone, and new fields. A field
 * that the plan made goes, with the texts that it has been given.
 */
export function undoFields(
  states: Around<Fields>,
  operations: readonly PlanOperation[],
  place: Place = { before: [], after: [] },
): UndoneFields {
  const { before } = states;
  const [after, now] = [states.after, states.now].map((fields) =>
    withFormerNames(fields, operations, place),
  ) as [Fields, Fields];
  const undone = new Map(Object.entries(before));
  const changed: string[] = [];
  for (const [name, made] of Object.entries(after)) {
    const today = ownField(now, name);
    const origin = originOf(name, operations, place);
    const former = ownField(before, origin);
    if (origin === undefined || former === undefined) {
      if (today !== undefined && !hasSameRules(today, made)) changed.push(name);
    } else if (today !== undefined) {
      const inner = { before: [...place.before, origin], after: [...place.after, name] };
      const merged = undoField({ before: former, after: made, now: today }, operations, inner);
      undone.set(origin, merged.value);
      if (merged.isChanged) changed.push(name);
    } else if (origin === name && hasSameRules(former, made)) undone.delete(name);
    else changed.push(name);
  }
  for (const [name, added] of Object.entries(now)) {
    if (Object.hasOwn(after, name)) continue;
    const isTaken = undone.has(name) || operations.some(({ field, to }) => field === name || to === name);
    if (isTaken) changed.push(name);
    else undone.set(name, added);
  }
  return { fields: Object.fromEntries(undone), changed };
}

/** Something without what the plan did to it, and whether a change since has no place there. */
interface Merged<Value> {
  readonly value: Value;
  readonly isChanged: boolean;
}

function undoField(
  states: Around<FieldDefinition>,
  operations: readonly PlanOperation[],
  place: Place,
): Merged<FieldDefinition> {
  const { before, after, now } = states;
  const items = [before, after, now].map(itemFields);
  const [was, made, today] = items;
  const undoItems = (): Merged<unknown> | undefined => {
    if (was === undefined || made === undefined || today === undefined) return undefined;
    const { fields, changed } = undoFields({ before: was, after: made, now: today }, operations, place);
    return { value: fields, isChanged: changed.length > 0 };
  };
  const undoOptions = (): Merged<unknown> | undefined => {
    if (items.includes(undefined)) return undefined;
    const options = { before: before.field_values, after: after.field_values, now: now.field_values };
    return mergeMembers(options as Around<object>, (member) =>
      member === 'fields' ? undoItems() : undefined,
    );
  };
  const isRetyped = before.field_type !== after.field_type;
  const isFixed = (member: string) =>
    (isRetyped && ofType.includes(member)) || (member === 'default' && !sameValue(was, made));
  const merged = mergeMembers(states, (member, one) => {
    if (texts.includes(member)) return { value: one.now, isChanged: false };
    if (isFixed(member)) return { value: one.before, isChanged: !sameValue(one.now, one.before) };
    return member === 'field_values' ? undoOptions() : undefined;
  });
  return merged as Merged<FieldDefinition>;
}

/** What was changed since the plan is kept where the plan changed nothing. `decide` decides before this rule. */
function mergeMembers(
  states: Around<object>,
  decide: (member: string, one: Around<unknown>) => Merged<unknown> | undefined,
): Merged<object> {
  const { before, after, now } = states as Around<Readonly<Record<string, unknown>>>;
  const merged = [...new Set([...Object.keys(before), ...Object.keys(now), ...Object.keys(after)])].map(
    (member) => {
      const one = { before: before[member], after: after[member], now: now[member] };
      const merge = () => {
        if (sameValue(one.now, one.after)) return { value: one.before, isChanged: false };
        const isLeftAlone = sameValue(one.after, one.before);
        const rule = { value: isLeftAlone ? one.now : one.before, isChanged: false };
        const isLost = !isLeftAlone && !sameValue(one.now, one.before);
        return decide(member, one) ?? { ...rule, isChanged: isLost };
      };
      return [member, merge()] as const;
    },
  );
  const kept = merged.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(kept.map(([member, { value }]) => [member, value])),
    isChanged: merged.some(([, { isChanged }]) => isChanged),
  };
}

/** The field before the plan that is this one after it, if it was in the same place. */
function originOf(name: string, operations: readonly PlanOperation[], place: Place): string | undefined {
  const { origin } = traceField(operations, [...place.after, name]);
  const isThere =
    origin?.length === place.before.length + 1 && place.before.every((one, at) => one === origin[at]);
  return isThere ? origin.at(-1) : undefined;
}

/** The fields with conditions that name others as they were called before the plan. */
function withFormerNames(fields: Fields, operations: readonly PlanOperation[], place: Place): Fields {
  return operations.reduceRight((known, { op, field, to, within = [] }) => {
    const isHere = sameValue(within, place.before) || sameValue(within, place.after);
    if (op !== 'rename' || !isHere || field === undefined || to === undefined) return known;
    return renameConditions(known, to, field);
  }, fields);
}

function ownField(fields: Fields, name: string | undefined): FieldDefinition | undefined {
  return name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function hasSameRules(one: FieldDefinition, other: FieldDefinition): boolean {
  return sameValue(rulesOf(one), rulesOf(other));
}

/** A definition without its texts, and without those of the fields in it. */
function rulesOf(definition: FieldDefinition): object {
  const rules = Object.fromEntries(Object.entries(definition).filter(([member]) => !texts.includes(member)));
  const inner = itemFields(definition);
  if (inner === undefined) return rules;
  const fields = Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, rulesOf(one)]));
  return { ...rules, field_values: { ...(definition.field_values as object), fields } };
}
