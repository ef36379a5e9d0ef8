import type { LibraryBlockType } from '../library-block-type.ts';

/** Someone's words, with who said them and where. */
export const quote: LibraryBlockType = {
  id: '01990c5e-7a00-7006-8000-6f6374617600',
  name: 'Quote',
  content_model_type: 'PAGE',
  content_model: {
    quote: {
      field_type: 'textarea',
      field_title: 'Quotation',
      required: true,
      order: 0,
      field_values: { max_length: 600 },
    },
    author: { field_type: 'text', field_title: 'Who said it', required: true, order: 1, field_values: null },
    source: {
      field_type: 'text',
      field_title: 'Role or source',
      required: false,
      order: 2,
      field_values: null,
    },
    portrait: {
      field_type: 'media',
      field_title: 'Portrait',
      required: false,
      order: 3,
      field_values: { multiple: false, max: 1 },
    },
    background: {
      field_type: 'background',
      field_title: 'Background',
      required: false,
      order: 4,
      field_values: null,
    },
  },
};
