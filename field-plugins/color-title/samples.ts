import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import type { ColorTitleItem } from './color-title-item.ts';
import { colorTitleField } from './field.ts';

const base = sampleField('color-title', 'Label');

const fresh: ColorTitleItem = {
  id: '0199a004-0000-7000-8000-000000000001',
  title: 'New',
  color: 'primary',
};
const last: ColorTitleItem = {
  id: '0199a004-0000-7000-8000-000000000002',
  title: 'Last one',
  color: 'warning',
};
const plain: ColorTitleItem = {
  id: '0199a004-0000-7000-8000-000000000003',
  title: 'Ručno rađeno',
  color: 'default',
};

export const colorTitleSamples = defineSamples(colorTitleField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    several: { ...base, field_title: 'Labels', field_values: { multiple: true } },
    pair: { ...base, field_title: 'Two labels', field_values: { multiple: true, max: 2 } },
  },
  valid: {
    none: { value: [] },
    one: { value: [fresh] },
    'in no particular colour': { value: [plain] },
    required: { value: [last], definition: 'required' },
    several: { value: [fresh, last, plain], definition: 'several' },
    'as many as allowed': { value: [plain, fresh], definition: 'pair' },
    'a long title': { value: [{ ...plain, title: 'Handmade in small numbers, '.repeat(6).trim() }] },
  },
  older: {
    'an empty text for none': { stored: '', value: [] },
    'one without an id': {
      stored: { title: 'New', color: 'primary' },
      value: [{ id: 'item-1', title: 'New', color: 'primary' }],
    },
    'a list without ids': {
      stored: [
        { title: 'New', color: 'primary' },
        { title: 'Sold', color: 'error' },
      ],
      value: [
        { id: 'item-1', title: 'New', color: 'primary' },
        { id: 'item-2', title: 'Sold', color: 'error' },
      ],
      definition: 'several',
    },
  },
  conversions: {
    'words with commas': {
      from: 'text',
      given: 'New, Handmade,',
      value: ['New', 'Handmade'].map((title, index) => ({
        id: `id000000000${index}`,
        title,
        color: 'default' as const,
      })),
      definition: 'several',
    },
    'its words': { to: 'text', value: [fresh, last], becomes: 'New, Last one', definition: 'several' },
  },
  invalid: {
    'none though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'two where one is allowed': {
      value: [fresh, last],
      issues: [{ key: 'common.too_many', params: { max: 1 } }],
    },
    'without a title': {
      value: [fresh, { ...last, title: ' ' }],
      issues: [{ key: 'color-title.needs_title', params: { position: 2 } }],
      definition: 'several',
    },
    'the same item twice': {
      value: [fresh, fresh],
      issues: [{ key: 'color-title.repeated' }],
      definition: 'several',
    },
    'an unknown colour': {
      value: [{ ...fresh, color: 'pink' }],
      issues: [{ key: 'common.not_a_choice', path: [0, 'color'] }],
    },
    'a title that is too long': {
      value: [{ ...fresh, title: 'x'.repeat(201) }],
      issues: [{ key: 'common.too_long', params: { max: 200 }, path: [0, 'title'] }],
    },
    'an unknown key': { value: [{ ...fresh, icon: 'star' }], issues: [{ key: 'common.wrong_type' }] },
  },
});
