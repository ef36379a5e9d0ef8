import type { FieldDefinition, FieldSet } from '../sdk/contract/field.ts';
import { defineSamples } from '../sdk/contract/samples.ts';
import { listField } from './field.ts';
import type { ListItem } from './list.ts';

const of = (field_type: string, field_title: string, order: number, field_values: unknown = null) => ({
  ...{ field_type, field_title, required: false, order, field_values },
});
const list = (title: string, order: number, fields: FieldSet) => of('list', title, order, { fields });

const question: FieldSet = {
  question: { ...of('text', 'Question', 0), required: true },
  answer: of('textarea', 'Answer', 1),
};
const base: FieldDefinition = { ...list('Questions', 0, question), required: false };

/** Lists in lists in lists, with types that don't support nesting inside. */
const menu: FieldSet = {
  name: of('text', 'Name', 0),
  picture: of('media', 'Picture', 1),
  more: of('link', 'Link', 2),
  dishes: list('Dishes', 3, {
    name: of('text', 'Dish', 0),
    vegan: of('checkbox', 'Vegan', 1),
    prices: list('Prices', 2, { size: of('text', 'Size', 0), price: of('text', 'Price', 1) }),
  }),
};

const item = (id: string, data: ListItem['data']): ListItem => ({ id, data });
const hours = item('opening00001', { question: 'When are you open?', answer: 'Every day from 8 to 20.' });
const parking = item('parking00001', {
  question: 'Where can I park?',
  answer: 'Behind the house.\nIt is free.',
});
const pets = item('pets00000001', { question: 'May I bring my dog?', answer: '' });
const small = item('small0000001', { size: 'Small', price: '4 €' });
const large = item('large0000001', { size: 'Large', price: '6 €' });
const soup = item('soup00000001', { name: 'Soup of the day', vegan: true, prices: [small, large] });
const bread = item('bread0000001', { name: 'Bread', vegan: true, prices: [] });
const lunch = item('lunch0000001', { name: 'Lunch', picture: [], more: [], dishes: [soup, bread] });
const dinner = item('dinner000001', { name: 'Dinner', picture: [], more: [], dishes: [] });

const pair = { ...base, field_values: { min: 2, max: 2, fields: question } };

export const listSamples = defineSamples(listField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    pair,
    menu: { ...list('Menu', 0, menu), required: false },
    words: { ...list('Words', 0, { word: of('text', 'Word', 0) }), required: false },
  },
  valid: {
    none: { value: [] },
    'three items': { value: [hours, parking, pets] },
    required: { value: [hours], definition: 'required' },
    'as many as there must be': { value: [parking, hours], definition: 'pair' },
    'none where two must be, if any': { value: [], definition: 'pair' },
    'lists in lists in lists': { value: [lunch, dinner], definition: 'menu' },
    'an item whose values were left out': { value: [item('empty0000001', {})], definition: 'menu' },
  },
  conversions: {
    'lines with bars': {
      from: 'text',
      given: 'Open? | From eight | every day\n\nDogs?',
      value: [
        item('id0000000000', { question: 'Open?', answer: 'From eight | every day' }),
        item('id0000000001', { question: 'Dogs?' }),
      ],
    },
    tags: {
      from: 'tags',
      given: ['Tea', 'Coffee'],
      value: [item('id0000000000', { word: 'Tea' }), item('id0000000001', { word: 'Coffee' })],
      definition: 'words',
    },
    'tags for two fields': { from: 'tags', given: ['Tea'], value: undefined },
    'a table': {
      from: 'table',
      given: {
        header: true,
        columns: [],
        rows: [{ cells: ['Question', 'Answer'] }, { cells: ['Open?', 'Yes'] }],
      },
      value: [item('id0000000000', { question: 'Open?', answer: 'Yes' })],
    },
    'items as lines': {
      to: 'text',
      value: [item('open00000001', { question: 'Open?', answer: 'Yes' }), pets],
      becomes: 'Open? | Yes\nMay I bring my dog?',
    },
    'items of one text': {
      to: 'tags',
      value: [item('tea000000001', { word: 'Tea' })],
      becomes: ['Tea'],
      definition: 'words',
    },
    'items as rows': {
      to: 'table',
      value: [pets],
      becomes: {
        header: true,
        columns: [{ id: 'id0000000000' }, { id: 'id0000000001' }],
        rows: [
          { id: 'id0000000002', cells: ['Question', 'Answer'] },
          { id: 'id0000000003', cells: ['May I bring my dog?', ''] },
        ],
      },
    },
    'items with lists in them': { to: 'table', value: [lunch], becomes: undefined, definition: 'menu' },
  },
  invalid: {
    'none though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'too few': {
      value: [hours],
      issues: [{ key: 'common.not_enough', params: { min: 2 } }],
      definition: 'pair',
    },
    'too many': {
      value: [hours, parking, pets],
      issues: [{ key: 'common.too_many', params: { max: 2 } }],
      definition: 'pair',
    },
    'one id twice': {
      value: [hours, { ...pets, id: hours.id }],
      issues: [{ key: 'list.repeated', path: [1, 'id'] }],
    },
    'an id of another form': {
      value: [{ ...hours, id: '0199a003-0000-7000-8000-000000000001' }],
      issues: [{ key: 'common.wrong_format', path: [0, 'id'] }],
    },
    'an item without data': { value: [{ id: hours.id }], issues: [{ key: 'common.wrong_type' }] },
  },
});
