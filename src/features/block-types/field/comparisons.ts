import type { ComparedValue, FieldCondition } from '../../../../field-plugins/sdk/contract/field.ts';
import { scalarTypes } from '../../../../content-model/conditions.ts';
import type { ModelField } from '../../../../content-model/model-fields.ts';

/** The comparisons with another field, in the order offered. */
const comparisons = ['filled', 'empty', 'is', 'is_not', 'one_of', 'more_than', 'less_than'] as const;
export type Comparison = (typeof comparisons)[number];

export interface Choice {
  readonly value: ComparedValue;
  readonly title: string;
}

/** The kind of a field's values in comparisons; undefined if they cannot be compared. */
export type ValueKind = 'text' | 'day' | 'number' | 'boolean' | undefined;

export function valueKind(read: ModelField | undefined): ValueKind {
  const types = (read?.plugin && scalarTypes(read.schema)) ?? [];
  if (types.includes('boolean')) return 'boolean';
  if (types.some((type) => type === 'number' || type === 'integer')) return 'number';
  if (!types.includes('string')) return undefined;
  return read?.definition.field_type === 'date' ? 'day' : 'text';
}

export function comparisonsFor(kind: ValueKind): readonly Comparison[] {
  if (kind === undefined) return ['filled', 'empty'];
  return kind === 'boolean' ? ['filled', 'empty', 'is', 'is_not'] : comparisons;
}

export function comparisonOf(condition: FieldCondition): Comparison {
  if (condition.is_empty !== undefined) return condition.is_empty ? 'empty' : 'filled';
  return comparisons.find((one) => one in condition) ?? 'is';
}

export function comparedValues(condition: FieldCondition): readonly ComparedValue[] {
  const { is, is_not, one_of, more_than, less_than } = condition;
  return [is, is_not, one_of, more_than, less_than].flat().filter((value) => value !== undefined);
}

/** The condition with these values: all of them for `one_of`, and the first for the others; undefined if there is none. */
export function conditionOf(
  field: string,
  comparison: Comparison,
  values: readonly ComparedValue[],
): FieldCondition {
  if (comparison === 'filled' || comparison === 'empty') return { field, is_empty: comparison === 'empty' };
  const [value] = values;
  return { field, [comparison]: comparison === 'one_of' && value !== undefined ? values : value };
}

/** Empty if the field offers none. */
export function choicesOf(read: ModelField | undefined): readonly Choice[] {
  const { choices } = Object(read?.options) as { readonly choices?: unknown };
  const titled = Array.isArray(choices) ? (choices as readonly (Partial<Choice> | null)[]) : [];
  const titleOf = (value: string | number) => titled.find((one) => one?.value === value)?.title;
  return (read?.schema.enum ?? [])
    .filter(
      (value): value is string | number =>
        typeof value === 'number' || (typeof value === 'string' && value !== ''),
    )
    .map((value) => ({ value, title: titleOf(value) ?? String(value) }));
}
