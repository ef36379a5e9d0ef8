import type { LibraryBlockType } from '../library-block-type.ts';

/** One clear next step. */
export const callToAction: LibraryBlockType = {
  id: '01990c5e-7a00-7005-8000-6f6374617600',
  name: 'Call to action',
  content_model_type: 'PAGE',
  content_model: {
    title: { field_type: 'text', field_title: 'Title', required: true, order: 0, field_values: null },
    text: { field_type: 'textarea', field_title: 'Text', required: false, order: 1, field_values: null },
    links: {
      field_type: 'link',
      field_title: 'Buttons',
      required: true,
      order: 2,
      field_values: { multiple: true, max: 2 },
    },
    background: {
      field_type: 'background',
      field_title: 'Background',
      required: false,
      order: 3,
      field_values: null,
    },
  },
};
