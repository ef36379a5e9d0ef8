import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import { defineSamples } from '../../../../field-plugins/sdk/contract/samples.ts';
import { amountField } from './field.ts';

const base: FieldDefinition = {
  field_type: 'amount',
  field_title: 'Price',
  required: false,
  order: 0,
  field_values: null,
};

export const amountSamples = defineSamples(amountField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    limited: { ...base, field_values: { max: 10 } },
  },
  valid: {
    none: { value: null },
    zero: { value: 0 },
    'with a fraction': { value: 12.5 },
    required: { value: 3, definition: 'required' },
    'as high as allowed': { value: 10, definition: 'limited' },
  },
  invalid: {
    'none though required': { value: null, issues: [{ key: 'common.required' }], definition: 'required' },
    'below zero': { value: -1, issues: [{ key: 'amount.negative' }] },
    'too high': {
      value: 11,
      issues: [{ key: 'amount.too_high', params: { max: 10 } }],
      definition: 'limited',
    },
    'a text': { value: '3', issues: [{ key: 'common.wrong_type' }] },
  },
});
