import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { dateField } from './field.ts';

const base = sampleField('date', 'Opening day');

export const dateSamples = defineSamples(dateField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    season: { ...base, field_values: { min: '2026-05-01', max: '2026-09-30' } },
    later: { ...base, field_values: { min: '2026-05-01' } },
    before: { ...base, field_title: 'Founded', field_values: { max: '1999-12-31' } },
  },
  valid: {
    nothing: { value: '' },
    'a day': { value: '2026-11-26' },
    'the 29th of February of a leap year': { value: '2024-02-29' },
    'a day long ago': { value: '0987-06-05', definition: 'before' },
    'the first day that is allowed': { value: '2026-05-01', definition: 'season' },
    'the last day that is allowed': { value: '2026-09-30', definition: 'season' },
    required: { value: '2026-12-24', definition: 'required' },
    'any later day': { value: '2031-01-01', definition: 'later' },
  },
  older: {
    'null for empty': { stored: null, value: '' },
    'midnight of a day': { stored: '2026-11-26T00:00:00.000Z', value: '2026-11-26' },
  },
  conversions: {
    'a day in a text': { from: 'text', given: ' 2026-02-28 ', value: '2026-02-28' },
    'a day as it is written': { from: 'text', given: '8. 2. 2026.', value: '2026-02-08' },
    'a day in English': { from: 'text', given: '14 September 2026', value: '2026-09-14' },
    'a day in American English': { from: 'text', given: 'Sept. 4th, 2026', value: '2026-09-04' },
    'a day in Serbian': { from: 'text', given: '14. septembra 2026.', value: '2026-09-14' },
    'a day in Serbian in Cyrillic letters': { from: 'text', given: '1. мај 2026.', value: '2026-05-01' },
    'a day in Dutch': { from: 'text', given: '3 maart 2026', value: '2026-03-03' },
    'a day in German': { from: 'text', given: '31. Dezember 2026', value: '2026-12-31' },
    'an ambiguous order of day and month': { from: 'text', given: '1/2/2026', value: undefined },
    'a year of two digits': { from: 'text', given: '31.12.26', value: undefined },
    'a month and a year': { from: 'text', given: 'September 2026', value: undefined },
    'a year': { from: 'text', given: '2025', value: undefined },
    'a day that does not exist': { from: 'text', given: '30.2.2026', value: undefined },
  },
  invalid: {
    'missing though required': { value: '', issues: [{ key: 'common.required' }], definition: 'required' },
    'the 29th of February of another year': { value: '2026-02-29', issues: [{ key: 'date.invalid' }] },
    'a day in the order of a language': { value: '26.11.2026', issues: [{ key: 'date.invalid' }] },
    'half a date': { value: '26.11.', issues: [{ key: 'date.invalid' }] },
    'a word': { value: 'tomorrow', issues: [{ key: 'date.invalid' }] },
    'an instant': { value: '2026-11-26T09:30:00Z', issues: [{ key: 'date.invalid' }] },
    'too early': { value: '2026-04-30', issues: [{ key: 'date.too_early' }], definition: 'season' },
    'too late': { value: '2026-10-01', issues: [{ key: 'date.too_late' }], definition: 'season' },
    'a number': { value: 20_261_126, issues: [{ key: 'common.wrong_type' }] },
  },
});
