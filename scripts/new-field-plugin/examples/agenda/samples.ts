import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import { defineSamples } from '../../../../field-plugins/sdk/contract/samples.ts';
import { agendaField, type AgendaItem } from './field.ts';

const part = { required: false, field_values: null };
const fields = {
  title: { ...part, field_type: 'text', field_title: 'Title', order: 0 },
  note: { ...part, field_type: 'textarea', field_title: 'Note', order: 1 },
};

const base: FieldDefinition = {
  field_type: 'agenda',
  field_title: 'Items',
  required: false,
  order: 0,
  field_values: { fields },
};

const item = (id: string, title: string, note = ''): AgendaItem => ({ id, data: { title, note } });
const welcome = item('welcome00001', 'Welcome');
const budget = item('budget000001', 'The budget', 'Figures of the last year.');

export const agendaSamples = defineSamples(agendaField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    short: { ...base, field_values: { fields, max: 1 } },
  },
  valid: {
    none: { value: [] },
    'two items': { value: [welcome, budget] },
    required: { value: [budget], definition: 'required' },
    'as many as allowed': { value: [welcome], definition: 'short' },
    'an item whose values were left out': { value: [{ id: 'empty0000001', data: {} }] },
  },
  invalid: {
    'none though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'too many': {
      value: [welcome, budget],
      issues: [{ key: 'common.too_many', params: { max: 1 } }],
      definition: 'short',
    },
    'one id twice': {
      value: [welcome, { ...budget, id: welcome.id }],
      issues: [{ key: 'agenda.repeated' }],
    },
    'an item without data': { value: [{ id: welcome.id }], issues: [{ key: 'common.wrong_type' }] },
    'no list': { value: { 0: welcome }, issues: [{ key: 'common.wrong_type' }] },
  },
});
