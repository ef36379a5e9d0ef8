import { countDigits, exactNumber, mostDigits } from '../sdk/contract/exact-number.ts';
import { defineField, type FieldIssue } from '../sdk/contract/field.ts';
import { decimalsOf, isOnStep, nearest, numberOptions, type NumberOptions } from './number-options.ts';
import { formatNumber } from './number-text.ts';

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Null is empty. Input that isn't a number is stored as text and reported as invalid. */
export type NumberValue = number | string | null;

export const numberField = defineField<NumberValue, NumberOptions, number | null>({
  contract: 1,
  type: 'number',
  typed: true,
  ...numberOptions,
  defaultValue: () => null,
  example: (options) => nearest(12, options),
  isEmpty: (value) => value === null,
  schema: ({ min, max }) => ({
    anyOf: [{ type: 'number', minimum: min, maximum: max }, { type: 'string' }, { type: 'null' }],
  }),
  // Other systems, and fields that used to be text fields, store numbers as text.
  upgrade(stored) {
    if (stored === '') return null;
    return typeof stored === 'string' ? (readNumber(stored) ?? stored) : stored;
  },
  check: (value, options) => (value === null ? [] : issuesOf(value, options)),
  deliver: (value) => (typeof value === 'number' ? value : null),
  deliveredSchema: () => ({ type: ['number', 'null'] }),
  convertFrom: {
    text: (text: string, { options: { unit } }) => readNumber(text.trim(), unit),
    checkbox: (isTicked: boolean) => (isTicked ? 1 : 0),
  },
  convertTo: {
    // The unit is an option of the field, not a part of the value.
    text: (value) => (value === null ? '' : String(value)),
    checkbox: (value) => (value === 0 || value === 1 ? value === 1 : undefined),
  },
  plainText: (value, { unit }) => (value === null ? '' : `${value} ${unit}`.trim()),
  summarize: (value, { unit }, { locale }) =>
    typeof value === 'number' ? formatNumber(value, unit, locale) : (value ?? ''),
});

function readNumber(text: string, unit = ''): number | undefined {
  const digits = unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
  return plainNumber.test(digits) ? exactNumber(digits) : undefined;
}

/** Whether the text is a number with more digits than JavaScript can hold. */
function hasTooManyDigits(text: string): boolean {
  return /^[\d\s.,'’−–-]+$/.test(text) && countDigits(text) > mostDigits;
}

function issuesOf(value: number | string, options: NumberOptions): readonly FieldIssue[] {
  const { decimals, step } = options;
  if (typeof value === 'string')
    return hasTooManyDigits(value)
      ? [{ key: 'number.too_many_digits', params: { max: mostDigits } }]
      : [{ key: 'number.not_a_number', params: { example: decimals > 0 ? 12.5 : 12 } }];
  if (decimalsOf(value) > decimals)
    return decimals === 0
      ? [{ key: 'number.whole' }]
      : [{ key: 'number.too_many_decimals', params: { max: decimals } }];
  if (step !== undefined && !isOnStep(value, options))
    return [{ key: 'common.not_a_multiple', params: { step } }];
  return [];
}
