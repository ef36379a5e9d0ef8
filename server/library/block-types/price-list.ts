import type { LibraryBlockType } from '../library-block-type.ts';

/** Names and prices, one per line, separated by a bar. */
export const priceList: LibraryBlockType = {
  id: '01990c5e-7a00-7008-8000-6f6374617600',
  name: 'Price list',
  content_model_type: 'PAGE',
  content_model: {
    title: { field_type: 'text', field_title: 'Title', required: true, order: 0, field_values: null },
    intro: {
      field_type: 'textarea',
      field_title: 'Introduction',
      required: false,
      order: 1,
      field_values: null,
    },
    prices: {
      field_type: 'textarea',
      field_title: 'Prices, one per line: name | price | note',
      required: true,
      order: 2,
      field_values: { placeholder: 'Evening class | 3.500 RSD | two hours, clay included' },
    },
    tax_included: {
      field_type: 'checkbox',
      field_title: 'Prices include VAT',
      required: false,
      order: 3,
      field_values: null,
    },
    note: {
      field_type: 'textarea',
      field_title: 'Note below the list',
      required: false,
      order: 4,
      field_values: null,
    },
    link: {
      field_type: 'link',
      field_title: 'Button',
      required: false,
      order: 5,
      field_values: { multiple: false, max: 1 },
    },
    background: {
      field_type: 'background',
      field_title: 'Background',
      required: false,
      order: 6,
      field_values: null,
    },
  },
};
