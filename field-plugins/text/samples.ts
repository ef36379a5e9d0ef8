import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { textField } from './field.ts';

const base = sampleField('text', 'Heading');

export const textSamples = defineSamples(textField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    short: { ...base, field_values: { max_length: 12, placeholder: 'Up to 12' } },
  },
  valid: {
    empty: { value: '' },
    'one line': { value: 'Coffee, roasted on Tuesdays' },
    'Serbian in both scripts': { value: 'Пржена у Београду · Pržena u Beogradu' },
    'markup as plain text': { value: '<b onclick="alert(1)">&amp;</b>' },
    required: { value: 'Our story', definition: 'required' },
    'exactly as long as allowed': { value: '123456789012', definition: 'short' },
    'as long as allowed in characters outside the basic plane': {
      value: '☕️🐙🐙🐙🐙🐙🐙🐙🐙🐙🐙',
      definition: 'short',
    },
  },
  conversions: {
    'several lines': {
      from: 'text',
      given: ' Open from eight.\n\nClosed in August.\n',
      value: 'Open from eight. Closed in August.',
    },
  },
  invalid: {
    'missing though required': { value: '', issues: [{ key: 'common.required' }], definition: 'required' },
    'only spaces though required': {
      value: ' \t ',
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'too long': {
      value: '1234567890123',
      issues: [{ key: 'common.too_long', params: { max: 12 } }],
      definition: 'short',
    },
    'with a line break': { value: 'one\ntwo', issues: [{ key: 'text.line_break' }] },
    'a number': { value: 7, issues: [{ key: 'common.wrong_type' }] },
  },
});
