import type { LibraryBlockType } from '../library-block-type.ts';

/** How to reach the people behind the site. */
export const contact: LibraryBlockType = {
  id: '01990c5e-7a00-700a-8000-6f6374617600',
  name: 'Contact',
  content_model_type: 'PAGE',
  content_model: {
    title: { field_type: 'text', field_title: 'Title', required: true, order: 0, field_values: null },
    text: { field_type: 'textarea', field_title: 'Text', required: false, order: 1, field_values: null },
    address: {
      field_type: 'textarea',
      field_title: 'Address',
      required: false,
      order: 2,
      field_values: null,
    },
    phone: { field_type: 'text', field_title: 'Telephone', required: false, order: 3, field_values: null },
    email: { field_type: 'text', field_title: 'E-mail', required: false, order: 4, field_values: null },
    map: {
      field_type: 'link',
      field_title: 'Link to a map',
      required: false,
      order: 5,
      field_values: { multiple: false, max: 1 },
    },
    picture: {
      field_type: 'media',
      field_title: 'Picture',
      required: false,
      order: 6,
      field_values: { multiple: false, max: 1 },
    },
    show_form: {
      field_type: 'checkbox',
      field_title: 'Show the inquiry form',
      required: false,
      order: 7,
      field_values: null,
    },
    background: {
      field_type: 'background',
      field_title: 'Background',
      required: false,
      order: 8,
      field_values: null,
    },
  },
};
