import type { LibraryBlockType } from '../library-block-type.ts';

/** One line of news above every page, for as long as it is switched on. */
export const announcement: LibraryBlockType = {
  id: '01990c5e-7a00-7010-8000-6f6374617600',
  name: 'Announcement',
  content_model_type: 'COMPONENT',
  content_model: {
    text: {
      field_type: 'text',
      field_title: 'Text',
      required: true,
      order: 0,
      field_values: { max_length: 160 },
    },
    tone: {
      field_type: 'select',
      field_title: 'Tone',
      required: true,
      order: 1,
      field_values: [
        { value: 'news', title: 'News' },
        { value: 'praise', title: 'Good news' },
        { value: 'warning', title: 'Warning' },
      ],
    },
    shown: {
      field_type: 'checkbox',
      field_title: 'Show it on every page',
      required: false,
      order: 2,
      field_values: null,
    },
    link: {
      field_type: 'link',
      field_title: 'Link',
      required: false,
      order: 3,
      field_values: { multiple: false, max: 1 },
    },
    background: {
      field_type: 'background',
      field_title: 'Background',
      required: false,
      order: 4,
      field_values: ['white', 'light', 'primary.light', 'primary.dark', 'secondary.light', 'secondary.dark'],
    },
  },
};
