import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { checkboxField } from './field.ts';

const base = sampleField('checkbox', 'Show the price');

export const checkboxSamples = defineSamples(checkboxField, {
  definitions: { default: base, required: { ...base, field_title: 'Rights are cleared', required: true } },
  valid: {
    'not ticked': { value: false },
    ticked: { value: true },
    'ticked as required': { value: true, definition: 'required' },
  },
  invalid: {
    'not ticked though required': {
      value: false,
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'a word': { value: 'true', issues: [{ key: 'common.wrong_type' }] },
  },
});
