import type { StoredBlock } from '../store/block-api.ts';
import { field, inOrder, model } from './sample-models.ts';

const where = { tab: 'Place', group: 'Where it is' };
const online = { shown_when: { all: [{ field: 'online', is: true }] } };
const onSite = { shown_when: { all: [{ field: 'online', is_not: true }] } };

/** A block type with everything that fields support: tabs, groups, halves, help, defaults, patterns and conditions. */
export const eventModel = model('event', 'Event', {
  title: field('text', 'Title', { required: true, unique: true }),
  starts: field('date', 'First day', {
    width: 'half',
    tab: 'Content',
    required_for: 'publishing',
  }),
  ends: field('date', 'Last day', {
    width: 'half',
    tab: 'Content',
    help: 'Leave it empty for a single day.',
  }),
  about: field('textarea', 'What it is about', {
    tab: 'Content',
    placeholder: 'Two or three sentences',
    help: 'Search engines show the beginning, so say the most important thing first.',
  }),
  online: field('checkbox', 'It takes place online', { tab: 'Place' }),
  link: field('url', 'Address of the stream', { ...where, ...online, required: true }),
  street: field('text', 'Street', { ...where, ...onSite, width: 'half', autofill: true }),
  city: field('text', 'City', { ...where, ...onSite, width: 'half', default: 'Belgrade' }),
  code: field('text', 'Code of the event', {
    tab: 'Tickets',
    unique: true,
    help: 'Three letters and a number, such as abc-12.',
    pattern: { regex: '[a-z]{3}-[0-9]+', message: 'Write three small letters, a hyphen and a number.' },
  }),
  tickets: field('list', 'Tickets', {
    tab: 'Tickets',
    field_values: {
      fields: inOrder({
        kind: field('text', 'Kind', { width: 'half', unique: true, required: true }),
        price: field('number', 'Price', { width: 'half', field_values: { unit: '€' } }),
        reduced: field('checkbox', 'There is a reduced price', { group: 'Reductions' }),
        less: field('number', 'Reduced price', {
          group: 'Reductions',
          required: true,
          help: 'For students and pensioners.',
          shown_when: { all: [{ field: 'reduced', is: true }] },
        }),
      }),
    },
  }),
});

const ticket = (id: string, data: object) => ({
  id: id.padEnd(12, '0'),
  data: { kind: '', price: null, reduced: false, less: null, ...data },
});

export const storedEvent: StoredBlock = {
  id: 'event',
  modelId: 'event',
  revision: 1,
  data: {
    ...{ title: 'Open day', starts: '', ends: '', about: '', online: false, code: '' },
    ...{ link: '', street: 'Main street 1', city: 'Belgrade' },
    tickets: [ticket('adult', { kind: 'Adults', price: 12 }), ticket('child', { kind: 'Children' })],
  },
};
