import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { PlanChoice } from '../../shared/wire/plans.ts';
import { containsRecords } from '../contains-records.ts';
import type { ModelField } from '../model-fields.ts';
import { ValidatedField } from '../validate-field.ts';
import { type Conversion, convertBetween } from './convert-between.ts';
import type { Failure } from './step.ts';
import type { Values } from './touching.ts';

interface Settled {
  /** Undefined if the field has no value. */
  readonly value?: unknown;
  readonly failure?: Omit<Failure, 'field'>;
}

/**
 * The value of a field after its conversion, or after the choice about it. `filling` is the value that the choice
 * `default` puts in its place.
 */
export function settleValue(
  field: ModelField,
  stored: unknown,
  conversion: Conversion,
  { choice, filling = field.defaultValue }: { readonly choice: PlanChoice; readonly filling?: unknown },
): Settled {
  if (conversion.kind === 'exact') return { value: conversion.value };
  if (conversion.kind === 'empty') return {};
  const failure = { value: stored, reason: conversion.kind, becomes: choice };
  if (conversion.kind === 'lossy' && choice !== 'stop')
    return { value: conversion.value, failure: { ...failure, becomes: 'converted' } };
  // A value that only breaks a rule stays and does not stop the plan here: the rule may not apply, for example under a
  // condition.
  switch (choice === 'stop' && conversion.kind === 'unfit' ? 'keep' : choice) {
    case 'keep':
      return { value: 'value' in conversion ? conversion.value : stored, failure };
    case 'default':
      return { value: filling, failure };
    case 'aside':
    case 'stop':
      return { failure };
  }
}

/** A settled value under the id of a field, and its failure under the id of the former one. */
export function settledValues({ value, failure }: Settled, to: string, from: string): Values {
  return {
    values: value === undefined ? {} : { [to]: value },
    failures: failure === undefined ? [] : [{ field: from, ...failure }],
  };
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
