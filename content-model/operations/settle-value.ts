import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { PlanChoice } from '../../shared/wire/plans.ts';
import { type BlockData, blockData } from '../block-data.ts';
import { containsRecords } from '../contains-records.ts';
import type { ModelField } from '../model-fields.ts';
import { ValidatedField } from '../validate-field.ts';
import { type Conversion, convertBetween } from './convert-between.ts';
import type { Failure } from './step.ts';

/** The treatment of values that a step cannot migrate. */
export interface Settling {
  readonly choice: PlanChoice;
  /** The value that `default` uses; the default of the field if the operation has none. */
  readonly value: unknown;
}

/** The value of a field after its conversion, or after the choice about it, and the failure, if any. */
export function settleValue(
  { field, name, value }: { readonly field: ModelField; readonly name: string; readonly value: unknown },
  conversion: Conversion,
  settling: Settling,
): { values: BlockData; failures: readonly Failure[] } {
  if (conversion.kind === 'exact') return { values: { [name]: conversion.value }, failures: [] };
  if (conversion.kind === 'empty') return { values: {}, failures: [] };
  const failure = { field: name, value, reason: conversion.kind };
  if (conversion.kind === 'lossy' && settling.choice !== 'stop')
    return {
      values: { [name]: conversion.value },
      failures: [{ ...failure, becomes: 'converted' }],
    };
  const failures = [{ ...failure, becomes: settling.choice }];
  // A value that only breaks a rule stays and does not stop the plan here: the rule may not apply, for example under a
  // condition.
  const choice = settling.choice === 'stop' && conversion.kind === 'unfit' ? 'keep' : settling.choice;
  switch (choice) {
    case 'keep':
      return { values: { [name]: 'value' in conversion ? conversion.value : value }, failures };
    case 'default':
      return { values: defaultOf(name, field, settling.value), failures };
    case 'aside':
    case 'stop':
      return { values: {}, failures };
  }
}

function defaultOf(name: string, { defaultValue }: ModelField, given: unknown): BlockData {
  const value = given === undefined ? defaultValue : given;
  return blockData(value === undefined ? [] : [[name, value]]);
}

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
