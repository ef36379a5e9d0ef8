import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { textareaField } from './field.ts';

const base = sampleField('textarea', 'Description');

export const textareaSamples = defineSamples(textareaField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    short: { ...base, field_values: { max_length: 20, placeholder: 'In a sentence or two' } },
  },
  valid: {
    empty: { value: '' },
    'two paragraphs': {
      value:
        'We roast small lots in the yard behind the shop.\n\nCome by on Tuesdays: the street smells of it.',
    },
    'spaces and line breaks at the ends': { value: '\n  kept as typed  \n' },
    'markup as plain text': { value: '<script>alert(1)</script>' },
    required: { value: 'Open from eight.', definition: 'required' },
    'exactly as long as allowed': { value: '1234567890\n123456789', definition: 'short' },
  },
  invalid: {
    'missing though required': { value: '', issues: [{ key: 'common.required' }], definition: 'required' },
    'only line breaks though required': {
      value: '\n\n ',
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'too long': {
      value: '1234567890\n1234567890',
      issues: [{ key: 'common.too_long', params: { max: 20 } }],
      definition: 'short',
    },
    'a list of lines': { value: ['one', 'two'], issues: [{ key: 'common.wrong_type' }] },
  },
});
