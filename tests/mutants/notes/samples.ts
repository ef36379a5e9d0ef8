import { defineSamples } from '../../../field-plugins/sdk/contract/samples.ts';
import { notesField, type Note } from './field.ts';

const definition = {
  field_type: 'notes',
  field_title: 'Reminders',
  required: false,
  order: 0,
  field_values: null,
};

const bread: Note = { id: 'a', text: 'Bake bread', page: null };
const hours: Note = { id: 'b', text: 'Change the hours', page: '0199a002-0000-7000-8000-000000000003' };
const call: Note = { id: 'd', text: 'Call Milan', page: null };

export const notesSamples = defineSamples(notesField, {
  definitions: {
    default: definition,
    required: { ...definition, required: true },
    pair: { ...definition, field_values: { max: 2 } },
  },
  valid: { none: { value: [] }, several: { value: [bread, hours] }, another: { value: [call] } },
  older: { 'one text': { stored: 'Buy milk', value: [{ id: 'first', text: 'Buy milk', page: null }] } },
  conversions: {
    'a text': {
      from: 'text',
      given: 'Buy milk',
      value: [{ id: 'id0000000000', text: 'Buy milk', page: null }],
    },
    'two lines': { to: 'text', value: [bread, call], becomes: 'Bake bread\nCall Milan' },
  },
  invalid: {
    loud: {
      value: [bread, { ...hours, text: 'Now!' }],
      issues: [{ key: 'notes.loud', params: { position: 2 }, path: [1, 'text'] }],
    },
    'none though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'one too many': {
      value: [bread, hours, { ...bread, id: 'c' }],
      issues: [{ key: 'common.too_many', params: { max: 2 } }],
      definition: 'pair',
    },
    'a number': { value: 1, issues: [{ key: 'common.wrong_type' }] },
  },
});
