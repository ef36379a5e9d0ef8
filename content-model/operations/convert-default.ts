import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { containsRecords } from '../contains-records.ts';
import { ValidatedField } from '../validate-field.ts';
import type { ModelField } from '../model-fields.ts';
import { convertBetween } from './convert-between.ts';
import { settleValue } from './settle-value.ts';
import type { Failure } from './step.ts';

/** A default in a field that an operation changes; `value` is undefined where it means nothing there. */
interface ConvertedDefault {
  readonly value: unknown;
  readonly defaults: readonly Failure[];
}

/** Converts the default of a field as its values are converted. A field can do without one, so one that does not fit is left out. */
export function convertDefault(from: ModelField, to: ModelField): ConvertedDefault {
  const { name } = to;
  const { default: value } = from.definition;
  if (value === undefined) return { value, defaults: [] };
  const plain = { ...to, definition: withDefault(to.definition, undefined) };
  const conversion = convertBetween(from, plain, value, 'default');
  const settle = (one: typeof conversion) =>
    settleValue({ field: to, name, value }, one, { choice: 'aside', value: undefined });
  const made = settle(conversion);
  const isKept = made.values[name] === value || !containsRecords(new ValidatedField(to, made.values[name]));
  const { values, failures } = isKept ? made : settle({ kind: 'refused' });
  return { value: values[name], defaults: failures };
}

/** The definition with this default, or with none. */
export function withDefault(
  { default: _before, ...others }: FieldDefinition,
  value: unknown,
): FieldDefinition {
  return value === undefined ? others : { ...others, default: value };
}
