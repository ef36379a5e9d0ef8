import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import { defineSamples } from '../../../../field-plugins/sdk/contract/samples.ts';
import { entryField } from './field.ts';

const base: FieldDefinition = {
  field_type: 'entry',
  field_title: 'Way to reach us',
  required: false,
  order: 0,
  field_values: null,
};

export const entrySamples = defineSamples(entryField, {
  definitions: { default: base, required: { ...base, required: true } },
  valid: {
    empty: { value: { title: '', note: '' } },
    'a title alone': { value: { title: 'By tram', note: '' } },
    'a title and a note': { value: { title: 'By tram', note: 'Line 2, every ten minutes.' } },
    required: { value: { title: 'On foot', note: '' }, definition: 'required' },
  },
  conversions: {
    'a text': { from: 'text', given: 'By bus\n\nLine 7', value: { title: 'By bus', note: 'Line 7' } },
    'its words': { to: 'text', value: { title: 'By bus', note: 'Line 7' }, becomes: 'By bus\nLine 7' },
  },
  invalid: {
    'empty though required': {
      value: { title: ' ', note: '' },
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'a note without a title': {
      value: { title: '', note: 'Line 2' },
      issues: [{ key: 'entry.needs_title' }],
    },
    'a title that is too long': {
      value: { title: 'x'.repeat(201), note: '' },
      issues: [{ key: 'common.too_long', params: { max: 200 }, path: ['title'] }],
    },
    'an unknown part': {
      value: { title: '', note: '', colour: 'red' },
      issues: [{ key: 'common.wrong_type' }],
    },
    'a text': { value: 'By tram', issues: [{ key: 'common.wrong_type' }] },
  },
});
