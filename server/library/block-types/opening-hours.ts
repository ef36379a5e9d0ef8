import type { LibraryBlockType } from '../library-block-type.ts';

/** Opening hours, one line per day. */
export const openingHours: LibraryBlockType = {
  id: '01990c5e-7a00-700d-8000-6f6374617600',
  name: 'Opening hours',
  content_model_type: 'PAGE',
  content_model: {
    title: { field_type: 'text', field_title: 'Title', required: true, order: 0, field_values: null },
    hours: {
      field_type: 'textarea',
      field_title: 'Hours, one per line: day | hours',
      required: true,
      order: 1,
      field_values: { placeholder: 'Tuesday to Friday | 11:00–19:00' },
    },
    closed: {
      field_type: 'checkbox',
      field_title: 'Temporarily closed',
      required: false,
      order: 2,
      field_values: null,
    },
    note: { field_type: 'textarea', field_title: 'Note', required: false, order: 3, field_values: null },
    background: {
      field_type: 'background',
      field_title: 'Background',
      required: false,
      order: 4,
      field_values: null,
    },
  },
};
