import type { LibraryBlockType } from '../library-block-type.ts';

/** A set of pictures; their descriptions come from the media library. */
export const imageGallery: LibraryBlockType = {
  id: '01990c5e-7a00-7004-8000-6f6374617600',
  name: 'Image gallery',
  content_model_type: 'PAGE',
  content_model: {
    title: { field_type: 'text', field_title: 'Title', required: false, order: 0, field_values: null },
    pictures: {
      field_type: 'media',
      field_title: 'Pictures',
      required: true,
      order: 1,
      field_values: { multiple: true, max: 12 },
    },
    layout: {
      field_type: 'select',
      field_title: 'Layout',
      required: false,
      order: 2,
      field_values: [
        { value: 'grid', title: 'Grid' },
        { value: 'row', title: 'Row to scroll' },
        { value: 'stack', title: 'One below the other' },
      ],
    },
    caption: {
      field_type: 'textarea',
      field_title: 'Caption',
      required: false,
      order: 3,
      field_values: null,
    },
    enlarge: {
      field_type: 'checkbox',
      field_title: 'Pictures open enlarged',
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
