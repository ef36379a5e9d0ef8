import type { LibraryBlockType } from '../library-block-type.ts';

/** The opening of a page: what this site is, in one line, and where to go next. */
export const hero: LibraryBlockType = {
  id: '01990c5e-7a00-7001-8000-6f6374617600',
  name: 'Hero',
  content_model_type: 'PAGE',
  content_model: {
    eyebrow: {
      field_type: 'text',
      field_title: 'Line above the title',
      required: false,
      order: 0,
      field_values: null,
    },
    title: {
      field_type: 'text',
      field_title: 'Title',
      required: true,
      order: 1,
      field_values: { max_length: 120 },
    },
    lead: {
      field_type: 'textarea',
      field_title: 'Lead',
      required: false,
      order: 2,
      field_values: { max_length: 400 },
    },
    picture: {
      field_type: 'media',
      field_title: 'Picture',
      required: false,
      order: 3,
      field_values: { multiple: false, max: 1 },
    },
    picture_place: {
      field_type: 'select',
      field_title: 'Place of the picture',
      required: false,
      order: 4,
      field_values: [
        { value: 'right', title: 'Right of the text' },
        { value: 'left', title: 'Left of the text' },
        { value: 'behind', title: 'Behind the text' },
      ],
    },
    links: {
      field_type: 'link',
      field_title: 'Buttons',
      required: false,
      order: 5,
      field_values: { multiple: true, max: 2 },
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
