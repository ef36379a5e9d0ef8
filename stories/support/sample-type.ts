import type { BlockContentModel } from '../../shared/wire/content.ts';

const text = { field_type: 'text', required: false, field_values: null };

/** A block type with a list, groups, and a field that is not always shown. */
export const menuType: BlockContentModel = {
  ...{ id: 'menu', name: 'Menu', slug: 'menu', content_model_type: 'PAGE', revision: 3, shape: 1 },
  content_model: {
    title: { ...text, field_title: 'Title', required: true, order: 0, help: 'Such as “Lunch”.' },
    dishes: {
      ...{ field_type: 'list', field_title: 'Dishes', required: false, order: 1 },
      field_values: {
        max: 20,
        fields: {
          name: { ...text, field_title: 'Name', required: true, order: 0, width: 'half' },
          price: {
            ...{ field_type: 'number', field_title: 'Price', required: false, order: 1, width: 'half' },
            field_values: { decimals: 2, min: 0, unit: '€' },
          },
        },
      },
    },
    has_note: {
      ...{ field_type: 'checkbox', field_title: 'There is a note', required: false, order: 2 },
      ...{ field_values: null, group: 'Note' },
    },
    note: {
      ...{ ...text, field_type: 'textarea', field_title: 'Note', order: 3, group: 'Note' },
      shown_when: { all: [{ field: 'has_note', is: true }] },
    },
  },
  samples: [
    {
      name: 'Lunch',
      data: {
        title: 'Lunch',
        dishes: [
          { id: 'pumpkinsoup1', data: { name: 'Pumpkin soup', price: 6.5 } },
          { id: 'applestrudel', data: { name: 'Apple strudel', price: 4.8 } },
        ],
        has_note: false,
        note: '',
      },
    },
  ],
};

/** The same with a choice, some of whose values show the note. */
export const menuWithKinds: BlockContentModel = {
  ...menuType,
  content_model: {
    ...menuType.content_model,
    kind: {
      ...{ field_type: 'select', field_title: 'Kind', required: true, order: 4 },
      field_values: ['Breakfast', 'Lunch', 'Dinner'].map((title) => ({ value: title.toLowerCase(), title })),
    },
    note: {
      ...{ ...text, field_type: 'textarea', field_title: 'Note', order: 3, group: 'Note' },
      shown_when: { all: [{ field: 'kind', one_of: ['lunch', 'dinner'] }] },
    },
  },
};

/** A block type whose fields want to be lists. */
export const numberedType: BlockContentModel = {
  ...{ id: 'menu', name: 'Questions', slug: 'questions', content_model_type: 'PAGE', revision: 1 },
  content_model: {
    title: { ...text, field_title: 'Title', order: 0 },
    prices: { ...text, field_type: 'textarea', field_title: 'Prices', order: 1 },
    question_1: { ...text, field_title: 'Question 1', order: 2 },
    answer_1: { ...text, field_type: 'textarea', field_title: 'Answer 1', order: 3 },
    question_2: { ...text, field_title: 'Question 2', order: 4 },
    answer_2: { ...text, field_type: 'textarea', field_title: 'Answer 2', order: 5 },
  },
};
