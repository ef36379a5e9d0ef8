import type { LibraryBlockType } from '../library-block-type.ts';

/** The bottom of every page: who this is, where else to find them. */
export const footer: LibraryBlockType = {
  id: '01990c5e-7a00-700f-8000-6f6374617600',
  name: 'Footer',
  content_model_type: 'COMPONENT',
  content_model: {
    about: { field_type: 'textarea', field_title: 'About', required: false, order: 0, field_values: null },
    address: {
      field_type: 'textarea',
      field_title: 'Address',
      required: false,
      order: 1,
      field_values: null,
    },
    navigation: {
      field_type: 'link',
      field_title: 'Navigation',
      required: false,
      order: 2,
      field_values: { multiple: true, max: 8 },
    },
    elsewhere: {
      field_type: 'link',
      field_title: 'Elsewhere on the web',
      required: false,
      order: 3,
      field_values: { multiple: true, max: 5 },
    },
    small_print: {
      field_type: 'text',
      field_title: 'Small print',
      required: false,
      order: 4,
      field_values: null,
    },
    background: {
      field_type: 'background',
      field_title: 'Background',
      required: false,
      order: 5,
      field_values: null,
    },
  },
};
