import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { withIdsInConditions } from '../fields/condition-ids.ts';
import { freeId } from './complete-operation.ts';
import { listFields, ownField, withItemFields } from './list-value.ts';
import { hasSameRules, isText, texts } from './same-rules.ts';
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
  for (const id of new Set([...Object.keys(before), ...current.keys()])) {
    const own = current.get(id);
    const states = { before: ownField(before, id), after: made.get(id)?.definition, now: own?.definition };
    const { definition, isChanged } = undoField(states, operations, [...within, id]);
    if (definition !== undefined) fields.set(id, definition);
    if (isChanged) changed.push(own?.id ?? id);
  }
  return { fields: withFreeNames(fields, current), changed };
}

interface NamedField {
  readonly id: string;
  readonly definition: FieldDefinition;
}

/** Gives a field whose former API name another field has now a free one. `current` are the fields now, by former id. */
function withFreeNames(
  fields: ReadonlyMap<string, FieldDefinition>,
  current: ReadonlyMap<string, NamedField>,
): Fields {
  const nameOf = ({ id, definition }: NamedField) => definition.api_name ?? id;
  const named = [...fields].map(([id, definition]) => {
    const now = current.get(id);
    const name = nameOf({ id, definition });
    return { id, definition, name, isKept: now !== undefined && nameOf(now) === name };
  });
  const kept = named.flatMap(({ name, isKept }) => (isKept ? [name] : []));
  const taken = [...fields.keys(), ...named.map(({ name }) => name)];
  const entries = named.map(({ id, definition, name, isKept }) => {
    const isTaken = !isKept && kept.includes(name);
    return [id, isTaken ? { ...definition, api_name: freeId(name, taken) } : definition];
  });
  return Object.fromEntries(entries) as Fields;
}

interface UndoneField {
  readonly definition: FieldDefinition | undefined;
  readonly isChanged: boolean;
}

function undoField(
  { before, after, now }: States<FieldDefinition | undefined>,
  operations: readonly PlanOperation[],
  within: readonly string[],
): UndoneField {
  if (now === undefined) {
    // A field that the plan changed and that was removed since returns.
    const isLeftAlone = before !== undefined && after !== undefined && hasSameRules(before, after);
    return { definition: isLeftAlone ? undefined : before, isChanged: false };
  }
  if (after === undefined) return { definition: before ?? now, isChanged: before !== undefined };
  if (before === undefined) return { definition: undefined, isChanged: !hasSameRules(now, after) };
  return mergeField({ before, after, now }, operations, within);
}

function mergeField(
  states: States<FieldDefinition>,
  operations: readonly PlanOperation[],
  within: readonly string[],
): UndoneField {
  const [before, after, now] = [states.before, states.after, states.now].map(listFields);
  const inner = before && after && now && undoFields({ before, after, now }, operations, within);
  // The fields of items are compared on their own.
  const outer = (one: FieldDefinition) => (inner ? withItemFields(one, {}) : one);
  const [was, then, own] = [outer(states.before), outer(states.after), outer(states.now)];
  const isEdited = !hasSameRules(own, then);
  const rules = Object.entries(isEdited ? own : was).filter(([member]) => !isText(member));
  const edited = texts.flatMap((text) => {
    const { [text]: value } = sameValue(own[text], then[text]) ? was : own;
    return value === undefined ? [] : [[text, value] as const];
  });
  const definition = Object.fromEntries([...rules, ...edited]) as unknown as FieldDefinition;
  const isLost = isEdited && !hasSameRules(was, then) && !hasSameRules(own, was);
  // A default contains items as the plan left them.
  const isStale = !sameValue(before, after) && !sameValue(states.now.default, states.after.default);
  return {
    definition: inner ? withItemFields(definition, inner.fields) : definition,
    isChanged: isLost || isStale || (inner !== undefined && inner.changed.length > 0),
  };
}
