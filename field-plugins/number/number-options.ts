import { definitionError, defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { mostDigits } from '../sdk/contract/exact-number.ts';
import type { FieldDefinitionError, FieldIssue } from '../sdk/contract/field.ts';

const bound = { type: 'number', minimum: -(10 ** mostDigits), maximum: 10 ** mostDigits } as const;

/** Without `decimals`, a value has as many as the step, or none. */
export const numberOptions = defineOptions(
  {
    type: ['object', 'null'],
    properties: {
      decimals: { type: 'integer', minimum: 0, maximum: 6 },
      min: bound,
      max: bound,
      step: { type: 'number', exclusiveMinimum: 0, maximum: 10 ** mostDigits },
      unit: { type: 'string', default: '' },
    },
    additionalProperties: false,
  },
  ({ min, max, step, unit, ...given }, definition) => {
    const { decimals = Math.min(decimalsOf(step ?? 1), 6) } = given;
    const rejected = (option: string, expectation: string, issue: FieldIssue): FieldDefinitionError =>
      definitionError(definition, option, expectation, { ...issue, path: [option] });
    const limit = 10 ** (mostDigits - decimals);
    const read = { decimals, min: min ?? -limit, max: max ?? limit, step, unit };
    if (decimalsOf(step ?? 1) > decimals)
      throw rejected('step', `a number with at most ${decimals} decimals`, {
        key: 'number.too_many_decimals',
        params: { max: decimals },
      });
    if (read.min < -limit) throw rejected('min', `at least ${-limit}`, tooSmall(-limit));
    if (read.max > limit)
      throw rejected('max', `at most ${limit}`, { key: 'common.too_large', params: { max: limit } });
    const least = leastOf(read);
    if (least > read.max)
      throw rejected('max', `at least ${least}, the smallest value that is allowed`, tooSmall(least));
    return { ...read, hasMin: min !== undefined, hasMax: max !== undefined };
  },
);

export type NumberOptions = OptionsOf<typeof numberOptions>;

function tooSmall(min: number): FieldIssue {
  return { key: 'common.too_small', params: { min } };
}

type Grid = Pick<NumberOptions, 'decimals' | 'step'>;

export function decimalsOf(value: number): number {
  const [digits = '', power = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(power));
}

/** Whether the value is a multiple of the step. Counted in whole units of the last decimal place, which have no rounding. */
export function isOnStep(value: number, { decimals, step }: Grid): boolean {
  return step === undefined || inUnits(value, decimals) % inUnits(step, decimals) === 0;
}

/** Returns the next multiple of the step above or below the value; without a step, the value plus or minus 1. */
export function stepFrom(value: number, direction: 1 | -1, { decimals, step }: Grid): number {
  const units = inUnits(value, decimals);
  const size = step === undefined ? 10 ** decimals : inUnits(step, decimals);
  const steps = direction === 1 ? Math.floor(units / size) + 1 : Math.ceil(units / size) - 1;
  return step === undefined ? (units + direction * size) / 10 ** decimals : (steps * size) / 10 ** decimals;
}

export function nearest(value: number, options: Omit<NumberOptions, 'unit' | 'hasMin' | 'hasMax'>): number {
  const { decimals, min, max, step } = options;
  const inside = Math.min(Math.max(value, min), max);
  const size = step === undefined ? 1 : inUnits(step, decimals);
  const lower = (Math.floor(inUnits(inside, decimals) / size) * size) / 10 ** decimals;
  return lower < min ? leastOf(options) : lower;
}

function leastOf({ decimals, min, step }: Pick<NumberOptions, 'decimals' | 'min' | 'step'>): number {
  const size = step === undefined ? 1 : inUnits(step, decimals);
  return (Math.ceil((min * 10 ** decimals) / size) * size) / 10 ** decimals;
}

function inUnits(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals);
}
