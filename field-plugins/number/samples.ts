import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { numberField } from './field.ts';

const base = sampleField('number', 'Seats');
const weight = { decimals: 3, min: 0, max: 40, unit: 'kg' };

export const numberSamples = defineSamples(numberField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    weight: { ...base, field_title: 'Weight', field_values: weight },
    halves: { ...base, field_title: 'Hours', field_values: { step: 0.5, min: -1 } },
    dozens: { ...base, field_title: 'Eggs', field_values: { step: 12, max: 120 } },
  },
  valid: {
    nothing: { value: null },
    zero: { value: 0 },
    'a whole number': { value: 1234 },
    'a negative number': { value: -7 },
    'the largest number': { value: 1_000_000_000_000_000 },
    'zero where something is required': { value: 0, definition: 'required' },
    'decimal places and a unit': { value: 12.375, definition: 'weight' },
    'the largest that is allowed': { value: 40, definition: 'weight' },
    'a half': { value: -0.5, definition: 'halves' },
    'three dozen': { value: 36, definition: 'dozens' },
  },
  older: {
    'an empty text': { stored: '', value: null },
    'a number as text': { stored: '12', value: 12 },
    'a number with decimal places as text': { stored: '0.125', value: 0.125, definition: 'weight' },
  },
  conversions: {
    'a number in a text': { from: 'text', given: ' 12 ', value: 12 },
    'a number with its unit': { from: 'text', given: '12.5 kg', value: 12.5, definition: 'weight' },
    'a number with too many digits': {
      from: 'text',
      given: '0.12345678901234567',
      value: undefined,
    },
    'a number with another unit': { from: 'text', given: '12 lb', value: undefined, definition: 'weight' },
    'a tick': { from: 'checkbox', given: true, value: 1 },
    'a text without the unit': { to: 'text', value: 12.5, becomes: '12.5', definition: 'weight' },
    'one as ticked': { to: 'checkbox', value: 1, becomes: true },
    'neither zero nor one': { to: 'checkbox', value: 12, becomes: undefined },
  },
  invalid: {
    'missing though required': { value: null, issues: [{ key: 'common.required' }], definition: 'required' },
    'a text that is no number': {
      value: 'a dozen',
      issues: [{ key: 'number.not_a_number', params: { example: 12 } }],
    },
    'more digits than survive': {
      value: '12345678901234567',
      issues: [{ key: 'number.too_many_digits', params: { max: 15 } }],
    },
    'more digits than survive, written as the language does': {
      value: '123.456.789.012.345,678',
      issues: [{ key: 'number.too_many_digits', params: { max: 15 } }],
      definition: 'weight',
    },
    'a number with a unit': {
      value: '12 kg',
      issues: [{ key: 'number.not_a_number', params: { example: 12.5 } }],
      definition: 'weight',
    },
    'decimal places where whole numbers are wanted': { value: 1.5, issues: [{ key: 'number.whole' }] },
    'too many decimal places': {
      value: 1.2345,
      issues: [{ key: 'number.too_many_decimals', params: { max: 3 } }],
      definition: 'weight',
    },
    'too small': {
      value: -0.001,
      issues: [{ key: 'common.too_small', params: { min: 0 } }],
      definition: 'weight',
    },
    'too large': {
      value: 40.5,
      issues: [{ key: 'common.too_large', params: { max: 40 } }],
      definition: 'weight',
    },
    'more digits than a number keeps': {
      value: 1e16,
      issues: [{ key: 'common.too_large', params: { max: 1_000_000_000_000_000 } }],
    },
    'off the step': {
      value: 0.3,
      issues: [{ key: 'common.not_a_multiple', params: { step: 0.5 } }],
      definition: 'halves',
    },
    'a list': { value: [1], issues: [{ key: 'common.wrong_type' }] },
  },
});
