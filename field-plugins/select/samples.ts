import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { selectField } from './field.ts';

const base = sampleField('select', 'Alignment', ['left', 'center', 'right']);

export const selectSamples = defineSamples(selectField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    titled: {
      ...base,
      field_title: 'Columns',
      field_values: [{ value: '2', title: 'Two columns' }, { value: '3', title: 'Three columns' }, 'auto'],
    },
  },
  valid: {
    'nothing chosen': { value: '' },
    'a choice': { value: 'center' },
    required: { value: 'left', definition: 'required' },
    'a choice with a title': { value: '3', definition: 'titled' },
    'a choice without a title beside others': { value: 'auto', definition: 'titled' },
  },
  conversions: {
    'a choice in capitals': { from: 'text', given: ' LEFT ', value: 'left' },
    'the title of a choice': { from: 'text', given: 'two columns', value: '2', definition: 'titled' },
    'no choice': { from: 'text', given: 'justify', value: undefined },
  },
  invalid: {
    'nothing chosen though required': {
      value: '',
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'no longer offered': { value: 'justify', issues: [{ key: 'common.not_a_choice' }] },
    'the title instead of the value': {
      value: 'Two columns',
      issues: [{ key: 'common.not_a_choice' }],
      definition: 'titled',
    },
    'a key of every object': { value: 'constructor', issues: [{ key: 'common.not_a_choice' }] },
    'a number that reads like a choice': {
      value: 3,
      issues: [{ key: 'common.wrong_type' }],
      definition: 'titled',
    },
  },
});
