import type { LibraryBlockType } from '../library-block-type.ts';

/** Running text with an optional picture. A blank line starts a new paragraph. */
export const richSection: LibraryBlockType = {
  id: '01990c5e-7a00-7002-8000-6f6374617600',
  name: 'Rich section',
  content_model_type: 'PAGE',
  content_model: {
    title: { field_type: 'text', field_title: 'Title', required: false, order: 0, field_values: null },
    body: {
      field_type: 'textarea',
      field_title: 'Text',
      required: true,
      order: 1,
      field_values: { placeholder: 'A blank line starts a new paragraph.' },
    },
    picture: {
      field_type: 'media',
      field_title: 'Picture',
      required: false,
      order: 2,
      field_values: { multiple: false, max: 1 },
    },
    picture_place: {
      field_type: 'select',
      field_title: 'Place of the picture',
      required: false,
      order: 3,
      field_values: [
        { value: 'right', title: 'Right of the text' },
        { value: 'left', title: 'Left of the text' },
        { value: 'above', title: 'Above the text' },
        { value: 'below', title: 'Below the text' },
      ],
    },
    caption: {
      field_type: 'text',
      field_title: 'Caption of the picture',
      required: false,
      order: 4,
      field_values: null,
    },
    links: {
      field_type: 'link',
      field_title: 'Links',
      required: false,
      order: 5,
      field_values: { multiple: true, max: 3 },
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
