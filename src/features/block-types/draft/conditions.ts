import type { FieldCondition, FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';

/** What the conditions of a field are about: names of fields beside it. */
export function namesInConditions({ shown_when: shown }: FieldDefinition): readonly string[] {
  return [...(shown?.all ?? []), ...(shown?.any ?? [])].map(({ field }) => field);
}

/** The field with other names in its conditions; the same one if they stay. */
export function withConditions(
  definition: FieldDefinition,
  nameOf: (name: string) => string,
): FieldDefinition {
  if (namesInConditions(definition).every((name) => nameOf(name) === name)) return definition;
  return withComparisons(definition, (one) => ({ ...one, field: nameOf(one.field) }));
}

/** The field with other conditions. */
export function withComparisons(
  definition: FieldDefinition,
  change: (condition: FieldCondition) => FieldCondition,
): FieldDefinition {
  const { shown_when: shown } = definition;
  if (shown === undefined) return definition;
  const joins = Object.entries(shown) as [keyof typeof shown, readonly FieldCondition[]][];
  const changed = joins.map(([join, conditions]) => [join, conditions.map(change)]);
  return { ...definition, shown_when: Object.fromEntries(changed) as typeof shown };
}
