import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { PlanChoice } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import { containsRecords } from '../contains-records.ts';
import type { ModelField } from '../model-fields.ts';
import { ValidatedField } from '../validate-field.ts';
import { type Conversion, convertBetween } from './convert-between.ts';
import type { Failure } from './step.ts';

/**
 * The value of a field after its conversion, or after the choice about it, and the failure, if any. `filling` is the
 * value that the choice `default` puts in its place.
 */
export function settleValue(
  { field, name, value }: { readonly field: ModelField; readonly name: string; readonly value: unknown },
  conversion: Conversion,
  choice: PlanChoice,
  filling: unknown = field.defaultValue,
): { values: BlockData; failures: readonly Failure[] } {
  if (conversion.kind === 'exact') return { values: { [name]: conversion.value }, failures: [] };
  if (conversion.kind === 'empty') return { values: {}, failures: [] };
  const failure = { field: name, value, reason: conversion.kind };
  if (conversion.kind === 'lossy' && choice !== 'stop')
    return {
      values: { [name]: conversion.value },
      failures: [{ ...failure, becomes: 'converted' }],
    };
  const failures = [{ ...failure, becomes: choice }];
  // A value that only breaks a rule stays and does not stop the plan here: the rule may not apply, for example under a
  // condition.
  switch (choice === 'stop' && conversion.kind === 'unfit' ? 'keep' : choice) {
    case 'keep':
      return { values: { [name]: 'value' in conversion ? conversion.value : value }, failures };
    case 'default':
      return { values: filling === undefined ? {} : { [name]: filling }, failures };
    case 'aside':
    case 'stop':
      return { values: {}, failures };
  }
}

/** Converts the default of a field as its values are converted. Undefined if it does not fit: a field can do without. */
export function convertDefault(from: ModelField, to: ModelField): unknown {
  const { default: value } = from.definition;
  if (value === undefined) return undefined;
  const plain = { ...to, definition: withDefault(to.definition, undefined) };
  const conversion = convertBetween(from, plain, value, 'default');
  if (conversion.kind !== 'exact' && conversion.kind !== 'lossy') return undefined;
  const isKept = conversion.value === value || !containsRecords(new ValidatedField(to, conversion.value));
  return isKept ? conversion.value : undefined;
}

/** The definition with this default, or with none. */
export function withDefault(
  { default: _before, ...others }: FieldDefinition,
  value: unknown,
): FieldDefinition {
  return value === undefined ? others : { ...others, default: value };
}
