import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { backgroundField } from './field.ts';

const base = sampleField('background', 'Background');

export const backgroundSamples = defineSamples(backgroundField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    few: { ...base, field_values: ['white', 'primary.dark'] },
  },
  valid: {
    light: { value: 'light' },
    white: { value: 'white' },
    black: { value: 'black' },
    'a shade of the primary colour': { value: 'primary.main' },
    'a shade of the secondary colour': { value: 'secondary.dark' },
    required: { value: 'light', definition: 'required' },
    'one of a few': { value: 'primary.dark', definition: 'few' },
  },
  invalid: {
    'not one of the few': { value: 'light', issues: [{ key: 'common.not_a_choice' }], definition: 'few' },
    'a colour of its own': { value: '#ff0000', issues: [{ key: 'common.not_a_choice' }] },
    empty: { value: '', issues: [{ key: 'common.not_a_choice' }] },
    'a list': { value: ['light'], issues: [{ key: 'common.wrong_type' }] },
  },
});
