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
  const { all, any } = definition.shown_when ?? {};
  const named = (conditions: readonly FieldCondition[]) =>
    conditions.map((one) => ({ ...one, field: nameOf(one.field) }));
  return { ...definition, shown_when: { ...(all && { all: named(all) }), ...(any && { any: named(any) }) } };
}
