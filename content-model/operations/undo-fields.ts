import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { withIdsInConditions } from '../fields/condition-ids.ts';
import { listFields } from './list-value.ts';
import type { Fields } from './step.ts';

/** A field, or all fields: before a plan, after it, and now. */
interface States<State> {
  readonly before: State;
  readonly after: State;
  readonly now: State;
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

/**
 * Returns the fields before a plan with the changes made since: new fields, texts, and the rules of fields that the plan
 * left alone. A field that the plan made is removed. The texts of a retyped field become those of the former one.
 */
export function undoFields(
  { before, after, now }: States<Fields>,
  operations: readonly PlanOperation[],
  within: readonly string[] = [],
): UndoneFields {
  const retypes = operations.filter((one) => one.op === 'retype' && sameValue(one.within ?? [], within));
  const formerId = (id: string) =>
    retypes.reduceRight((known, { to, field = '' }) => (known === to ? field : known), id);
  const byFormerId = (fields: Fields) => {
    const named = Object.entries(withIdsInConditions(fields, formerId));
    return new Map(named.map(([id, definition]) => [formerId(id), { id, definition }]));
  };
  const [made, current] = [byFormerId(after), byFormerId(now)];
  const changed = retypes.flatMap(({ field = '', to }) =>
    field !== to && Object.hasOwn(now, field) && !Object.hasOwn(after, field) ? [field] : [],
  );
  const fields = new Map<string, FieldDefinition>();
  for (const [id, definition] of Object.entries(before)) {
    const [then, own] = [made.get(id)?.definition, current.get(id)];
    // A field that the plan changed and that was removed since returns.
    if (own === undefined && then !== undefined && hasSameRules(definition, then)) continue;
    if (own === undefined || then === undefined) fields.set(id, definition);
    else {
      const states = { before: definition, after: then, now: own.definition };
      const undone = undoField(states, operations, [...within, id]);
      fields.set(id, undone.definition);
      if (undone.isChanged) changed.push(own.id);
    }
    if (own !== undefined && then === undefined) changed.push(own.id);
  }
  for (const [id, { id: key, definition }] of current) {
    const then = made.get(id)?.definition;
    if (Object.hasOwn(before, id)) continue;
    if (then === undefined) fields.set(id, definition);
    else if (!hasSameRules(definition, then)) changed.push(key);
  }
  return { fields: Object.fromEntries(fields), changed };
}

function undoField(
  states: States<FieldDefinition>,
  operations: readonly PlanOperation[],
  within: readonly string[],
): { readonly definition: FieldDefinition; readonly isChanged: boolean } {
  const [before, after, now] = [states.before, states.after, states.now].map(listFields);
  const inner = before && after && now && undoFields({ before, after, now }, operations, within);
  const around = (one: FieldDefinition, fields?: Fields): object =>
    inner ? { ...one, field_values: { ...(one.field_values as object), fields } } : one;
  const membersOf = (one: FieldDefinition) => new Map<string, unknown>(Object.entries(around(one)));
  const [was, then, own] = [membersOf(states.before), membersOf(states.after), membersOf(states.now)];
  const names = [...new Set([...was.keys(), ...then.keys(), ...own.keys()])];
  const rules = names.filter((name) => !texts.includes(name));
  const isSame = (one: typeof was, other: typeof was, some: readonly string[]) =>
    some.every((name) => sameValue(one.get(name), other.get(name)));
  const members = [rules, ...texts.map((text) => [text])].flatMap((some) => {
    const side = isSame(own, then, some) ? was : own;
    return [...side].filter(([name]) => some.includes(name));
  });
  const isLost = !isSame(own, then, rules) && !isSame(was, then, rules) && !isSame(own, was, rules);
  // A default contains items as the plan left them.
  const isStale = !sameValue(before, after) && !sameValue(states.now.default, states.after.default);
  return {
    definition: around(
      Object.fromEntries(members) as unknown as FieldDefinition,
      inner?.fields,
    ) as FieldDefinition,
    isChanged: isLost || isStale || (inner !== undefined && inner.changed.length > 0),
  };
}

function hasSameRules(one: FieldDefinition, other: FieldDefinition): boolean {
  return sameValue(rulesOf(one), rulesOf(other));
}

/** A definition without its texts, and without those of the fields in it. */
function rulesOf(definition: FieldDefinition): object {
  const rules = Object.fromEntries(Object.entries(definition).filter(([member]) => !texts.includes(member)));
  const inner = listFields(definition);
  if (inner === undefined) return rules;
  const fields = Object.fromEntries(Object.entries(inner).map(([id, one]) => [id, rulesOf(one)]));
  return { ...rules, field_values: { ...(definition.field_values as object), fields } };
}
