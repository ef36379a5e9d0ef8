import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { withIdsInConditions } from '../fields/condition-ids.ts';
import { mergeById, mergeMembers, type Versions } from '../fields/merge.ts';
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

/** A field with its id in the state that it is from. */
type Field = readonly [id: string, definition: FieldDefinition];

/**
 * Returns the fields before a plan, merged with the changes made since. A field that the plan made is removed. If it
 * replaced a field of another type, the changes made to it since are applied to that field.
 */
export function undoFields(
  { before, after, now }: States,
  operations: readonly PlanOperation[],
  within: readonly string[] = [],
): UndoneFields {
  const retypes = operations.filter((one) => one.op === 'retype' && sameValue(one.within ?? [], within));
  const formerId = (id: string) =>
    retypes.reduceRight((known, { to, field = '' }) => (known === to ? field : known), id);
  const byFormerId = (fields: Fields): ReadonlyMap<string, Field> =>
    new Map(
      Object.entries(withIdsInConditions(fields, formerId)).map((field) => [formerId(field[0]), field]),
    );
  const [made, mine, theirs] = [
    byFormerId(after),
    new Map(Object.entries(before).map((field) => [field[0], field])),
    byFormerId(now),
  ];
  const changed = retypes.flatMap(({ field = '', to }) =>
    field !== to && Object.hasOwn(now, field) && !Object.hasOwn(after, field) ? [field] : [],
  );
  // A field that the plan changed and that was removed since returns.
  const base = [...made].filter(([id, field]) => {
    const former = mine.get(id);
    return theirs.has(id) || former === undefined || hasSameRules(former, field);
  });
  const merged = mergeById<Field>(
    { base: new Map(base), mine, theirs },
    {
      prefer: 'theirs',
      isSame: hasSameRules,
      onConflict: (field) => field && changed.push(field[0]),
      merge(versions) {
        const [id] = versions.mine;
        const { definition, isChanged } = mergeField(versions, operations, [...within, id]);
        if (isChanged) changed.push(versions.theirs[0]);
        return [id, definition];
      },
    },
  );
  return { fields: Object.fromEntries([...merged].map(([id, [, definition]]) => [id, definition])), changed };
}

function mergeField(
  versions: Versions<Field>,
  operations: readonly PlanOperation[],
  within: readonly string[],
): { readonly definition: FieldDefinition; readonly isChanged: boolean } {
  const [after, before, now] = [versions.base[1], versions.mine[1], versions.theirs[1]];
  const [first, second, third] = [before, after, now].map(itemFields);
  const inner =
    first && second && third && undoFields({ before: first, after: second, now: third }, operations, within);
  const read = (one: FieldDefinition) => ({
    ...one,
    ...(inner && { field_values: { ...(one.field_values as object), fields: undefined } }),
  });
  const { members, conflicts } = mergeMembers(
    { base: read(after), mine: read(before), theirs: read(now) },
    'theirs',
  );
  const definition = {
    ...members,
    ...(inner && { field_values: { ...(members['field_values'] as object), fields: inner.fields } }),
  } as unknown as FieldDefinition;
  // A default contains items as the plan left them.
  const isStale = !sameValue(first, second) && !sameValue(now.default, after.default);
  const isChanged = isStale || conflicts.some((member) => !texts.includes(member));
  return { definition, isChanged: isChanged || (inner !== undefined && inner.changed.length > 0) };
}

function hasSameRules([, one]: Field, [, other]: Field): boolean {
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
