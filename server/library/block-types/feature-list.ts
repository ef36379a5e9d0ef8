import type { LibraryBlockType } from '../library-block-type.ts';

/** Up to four short points side by side or one below the other; a site leaves out the empty ones. */
export const featureList: LibraryBlockType = {
  id: '01990c5e-7a00-7003-8000-6f6374617600',
  name: 'Feature list',
  content_model_type: 'PAGE',
  content_model: {
    title: { field_type: 'text', field_title: 'Title', required: false, order: 0, field_values: null },
    intro: {
      field_type: 'textarea',
      field_title: 'Introduction',
      required: false,
      order: 1,
      field_values: null,
    },
    layout: {
      field_type: 'select',
      field_title: 'Layout',
      required: false,
      order: 2,
      field_values: [
        { value: 'columns', title: 'Columns' },
        { value: 'list', title: 'List' },
      ],
    },
    feature_1_title: {
      field_type: 'text',
      field_title: 'Feature 1: title',
      required: true,
      order: 3,
      field_values: null,
    },
    feature_1_text: {
      field_type: 'textarea',
      field_title: 'Feature 1: text',
      required: false,
      order: 4,
      field_values: null,
    },
    feature_2_title: {
      field_type: 'text',
      field_title: 'Feature 2: title',
      required: false,
      order: 5,
      field_values: null,
    },
    feature_2_text: {
      field_type: 'textarea',
      field_title: 'Feature 2: text',
      required: false,
      order: 6,
      field_values: null,
    },
    feature_3_title: {
      field_type: 'text',
      field_title: 'Feature 3: title',
      required: false,
      order: 7,
      field_values: null,
    },
    feature_3_text: {
      field_type: 'textarea',
      field_title: 'Feature 3: text',
      required: false,
      order: 8,
      field_values: null,
    },
    feature_4_title: {
      field_type: 'text',
      field_title: 'Feature 4: title',
      required: false,
      order: 9,
      field_values: null,
    },
    feature_4_text: {
      field_type: 'textarea',
      field_title: 'Feature 4: text',
      required: false,
      order: 10,
      field_values: null,
    },
    background: {
      field_type: 'background',
      field_title: 'Background',
      required: false,
      order: 11,
      field_values: null,
    },
  },
};
