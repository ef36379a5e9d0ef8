import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { tagsField } from './field.ts';

const base = sampleField('tags', 'Tags');
const suggestions = ['Black tea', 'Green tea', 'Oolong', 'White tea'];

export const tagsSamples = defineSamples(tagsField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    suggested: { ...base, field_values: { suggestions, min: 2, max: 3 } },
    'only suggested': { ...base, field_values: { suggestions, free: false } },
  },
  valid: {
    none: { value: [] },
    one: { value: ['Tea'] },
    'several, in several scripts': { value: ['Čaj', 'Чај', 'Τσάι', 'tea & cake', '<b>'] },
    'as few as allowed': { value: ['Oolong', 'Rooibos'], definition: 'suggested' },
    'as many as allowed': { value: ['Oolong', 'Rooibos', 'Green tea'], definition: 'suggested' },
    'those that there are': { value: ['White tea', 'Oolong'], definition: 'only suggested' },
    required: { value: ['Tea'], definition: 'required' },
  },
  older: {
    'a text with commas': { stored: 'Tea, Coffee,, tea', value: ['Tea', 'Coffee'] },
    'null for empty': { stored: null, value: [] },
  },
  conversions: {
    'words with commas and line breaks': {
      from: 'text',
      given: 'Tea, Coffee\ntea',
      value: ['Tea', 'Coffee'],
    },
  },
  invalid: {
    'missing though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'the same in capitals': {
      value: ['Tea', 'Coffee', 'TEA'],
      issues: [{ key: 'tags.repeated', params: { tag: 'TEA' }, path: [2] }],
    },
    'a blank one': { value: ['Tea', ' '], issues: [{ key: 'tags.blank', path: [1] }] },
    'too few': {
      value: ['Oolong'],
      issues: [{ key: 'common.not_enough', params: { min: 2 } }],
      definition: 'suggested',
    },
    'too many': {
      value: ['a', 'b', 'c', 'd'],
      issues: [{ key: 'common.too_many', params: { max: 3 } }],
      definition: 'suggested',
    },
    'none of those that there are': {
      value: ['Oolong', 'Rooibos'],
      issues: [{ key: 'common.not_a_choice', path: [1] }],
      definition: 'only suggested',
    },
    'a long one': {
      value: ['t'.repeat(101)],
      issues: [{ key: 'common.too_long', params: { max: 100 }, path: [0] }],
    },
    numbers: { value: [1, 2], issues: [{ key: 'common.wrong_type' }] },
  },
});
