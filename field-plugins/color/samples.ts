import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { colorField } from './field.ts';

const base = sampleField('color', 'Accent');
const palette = [{ value: '#14532d', title: 'Forest' }, { value: '#FDE047', title: 'Lemon' }, '#334155'];
const invalid = [{ key: 'color.invalid', params: { example: '#336699' } }];

export const colorSamples = defineSamples(colorField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    offered: { ...base, field_values: { palette } },
    'only offered': { ...base, required: true, field_values: { palette, custom: false } },
  },
  valid: {
    nothing: { value: '' },
    'any colour': { value: '#336699' },
    required: { value: '#b91c1c', definition: 'required' },
    'one that is offered': { value: '#fde047', definition: 'offered' },
    'another than those that are offered': { value: '#7c3aed', definition: 'offered' },
    'one of those that there are': { value: '#14532d', definition: 'only offered' },
  },
  older: {
    'capital letters': { stored: '#336699'.toUpperCase(), value: '#336699' },
    'a short form': { stored: '#AbC', value: '#aabbcc' },
    'null for empty': { stored: null, value: '' },
  },
  invalid: {
    'missing though required': { value: '', issues: [{ key: 'common.required' }], definition: 'required' },
    'too few digits': { value: '#3366', issues: invalid },
    'a name': { value: 'rebeccapurple', issues: invalid },
    'more than a colour': { value: '#336699;background:url(//example.com)', issues: invalid },
    'no colour that is offered': {
      value: '#7c3aed',
      issues: [{ key: 'color.not_offered' }],
      definition: 'only offered',
    },
    'a number': { value: 336_699, issues: [{ key: 'common.wrong_type' }] },
  },
});
