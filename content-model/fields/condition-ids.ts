import type { FieldCondition, FieldDefinition, FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';

export function idsInConditions({ shown_when: shown }: Partial<FieldDefinition> = {}): readonly string[] {
  return [...(shown?.all ?? []), ...(shown?.any ?? [])].map(({ field }) => field);
}

/** Changes the conditions of a definition and ignores malformed ones. Returns the same object if nothing changes. */
export function withConditions<Definition extends object>(
  definition: Definition,
  change: (condition: FieldCondition) => FieldCondition,
): Definition {
  const { shown_when: shown } = definition as { readonly shown_when?: unknown };
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return definition;
  const joins = Object.entries(shown).map(([join, conditions]: [string, unknown]) => [
    join,
    Array.isArray(conditions)
      ? conditions.map((one) => (isCondition(one) ? change(one) : (one as unknown)))
      : conditions,
  ]);
  const shown_when: unknown = Object.fromEntries(joins);
  return sameValue(shown_when, shown) ? definition : { ...definition, shown_when };
}

/** The definition with other ids in its conditions; the same one if they stay. */
export function withConditionIds<Definition extends object>(
  definition: Definition,
  idOf: (id: string) => string,
): Definition {
  return withConditions(definition, (one) => ({ ...one, field: idOf(one.field) }));
}

export function withIdsInConditions(fields: FieldSet, idOf: (id: string) => string): FieldSet {
  return Object.fromEntries(
    Object.entries(fields).map(([id, definition]) => [id, withConditionIds(definition, idOf)]),
  );
}

function isCondition(value: unknown): value is FieldCondition {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<FieldCondition>).field === 'string'
  );
}
