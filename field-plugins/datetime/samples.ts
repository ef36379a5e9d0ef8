import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { datetimeField } from './field.ts';

const base = sampleField('datetime', 'Doors open');
const evening = { instant: '2026-11-26T18:30:00Z', zone: 'Europe/Belgrade' };
const invalid = [{ key: 'datetime.invalid', path: ['instant'] }];

export const datetimeSamples = defineSamples(datetimeField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    local: { ...base, field_values: { zone: 'Europe/Amsterdam' } },
  },
  valid: {
    nothing: { value: null },
    'an evening': { value: evening },
    'an hour that clocks show twice': { value: { instant: '2026-10-25T01:30:00Z', zone: 'Europe/Berlin' } },
    'another day than in universal time': {
      value: { instant: '2026-12-31T13:30:00Z', zone: 'Pacific/Auckland' },
    },
    'half an hour of difference': { value: { instant: '2026-01-01T00:00:00Z', zone: 'America/St_Johns' } },
    'universal time, to the second': { value: { instant: '2026-01-01T12:00:30Z', zone: 'UTC' } },
    'in the zone of the model': {
      value: { ...evening, zone: 'Europe/Amsterdam' },
      definition: 'local',
    },
    'from before the model had a zone': { value: evening, definition: 'local' },
    required: { value: evening, definition: 'required' },
  },
  older: {
    'an empty text': { stored: '', value: null },
    'an instant without a zone': {
      stored: '2026-11-26T18:30:00.000Z',
      value: { instant: '2026-11-26T18:30:00.000Z', zone: 'UTC' },
    },
  },
  conversions: {
    'an instant': {
      from: 'text',
      given: '2026-11-26T18:30:00Z',
      value: { ...evening, zone: 'Europe/Amsterdam' },
      definition: 'local',
    },
    'a time and its zone': { from: 'text', given: '2026-11-26 19:30 Europe/Belgrade', value: evening },
    'a time in the zone of the model': {
      from: 'text',
      given: '2026-11-26T19:30',
      value: { ...evening, zone: 'Europe/Amsterdam' },
      definition: 'local',
    },
    'no time': { from: 'text', given: 'in the evening', value: undefined },
    'midnight of a day': {
      from: 'date',
      given: '2026-11-26',
      value: { instant: '2026-11-25T23:00:00Z', zone: 'Europe/Amsterdam' },
      definition: 'local',
    },
    'the day there': {
      to: 'date',
      value: { instant: '2026-12-31T13:30:00Z', zone: 'Pacific/Auckland' },
      becomes: '2027-01-01',
    },
  },
  invalid: {
    'missing though required': { value: null, issues: [{ key: 'common.required' }], definition: 'required' },
    'no instant': { value: { ...evening, instant: 'tonight' }, issues: invalid },
    'a date and half a time': { value: { ...evening, instant: '2026-11-26\n18:' }, issues: invalid },
    'a time without a date': { value: { ...evening, instant: '\n18:30' }, issues: invalid },
    'a day that does not exist': { value: { ...evening, instant: '2026-02-29T18:30:00Z' }, issues: invalid },
    'a time with an offset': { value: { ...evening, instant: '2026-11-26T19:30:00+01:00' }, issues: invalid },
    'an unknown zone': {
      value: { ...evening, zone: 'Mars/Olympus' },
      issues: [{ key: 'datetime.unknown_zone', path: ['zone'] }],
    },
    'an offset for a zone': {
      value: { ...evening, zone: '+01:00' },
      issues: [{ key: 'datetime.unknown_zone', path: ['zone'] }],
    },
    'an instant alone': { value: { instant: evening.instant }, issues: [{ key: 'common.wrong_type' }] },
  },
});
