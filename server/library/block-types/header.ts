import type { LibraryBlockType } from '../library-block-type.ts';

/** The top of every page: the name of the site and the way around it. */
export const header: LibraryBlockType = {
  id: '01990c5e-7a00-700e-8000-6f6374617600',
  name: 'Header',
  content_model_type: 'COMPONENT',
  content_model: {
    site_name: {
      field_type: 'text',
      field_title: 'Name of the site',
      required: true,
      order: 0,
      field_values: null,
    },
    tagline: {
      field_type: 'text',
      field_title: 'Line below the name',
      required: false,
      order: 1,
      field_values: null,
    },
    logo: {
      field_type: 'media',
      field_title: 'Logo',
      required: false,
      order: 2,
      field_values: { multiple: false, max: 1 },
    },
    navigation: {
      field_type: 'link',
      field_title: 'Navigation',
      required: false,
      order: 3,
      field_values: { multiple: true, max: 8 },
    },
    sticky: {
      field_type: 'checkbox',
      field_title: 'Stays at the top while scrolling',
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
