import type { LibraryBlockType } from '../library-block-type.ts';

/** An invitation to read another page. */
export const postTeaser: LibraryBlockType = {
  id: '01990c5e-7a00-7009-8000-6f6374617600',
  name: 'Post teaser',
  content_model_type: 'PAGE',
  content_model: {
    title: { field_type: 'text', field_title: 'Title', required: true, order: 0, field_values: null },
    date: {
      field_type: 'text',
      field_title: 'Date',
      required: false,
      order: 1,
      field_values: { placeholder: '14 September 2026' },
    },
    summary: {
      field_type: 'textarea',
      field_title: 'Summary',
      required: true,
      order: 2,
      field_values: { max_length: 500 },
    },
    picture: {
      field_type: 'media',
      field_title: 'Picture',
      required: false,
      order: 3,
      field_values: { multiple: false, max: 1 },
    },
    post: {
      field_type: 'link',
      field_title: 'Page to read',
      required: true,
      order: 4,
      field_values: { multiple: false, max: 1 },
    },
    featured: {
      field_type: 'checkbox',
      field_title: 'Show it large',
      required: false,
      order: 5,
      field_values: null,
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
