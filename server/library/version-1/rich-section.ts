import { optional, pageBlock, required } from '../library-block-type.ts';

/** Plain text with an optional image. A blank line starts a new paragraph. */
export const richSection = pageBlock('01990c5e-7a00-7002-8000-6f6374617600', 'Rich section', {
  title: optional('text', 'Title'),
  body: required('textarea', 'Text', { placeholder: 'A blank line starts a new paragraph.' }),
  picture: optional('media', 'Picture', { multiple: false, max: 1 }),
  picture_place: optional('select', 'Place of the image', [
    { value: 'right', title: 'Right of the text' },
    { value: 'left', title: 'Left of the text' },
    { value: 'above', title: 'Above the text' },
    { value: 'below', title: 'Below the text' },
  ]),
  caption: optional('text', 'Caption of the image'),
  links: optional('link', 'Links', { multiple: true, max: 3 }),
  background: optional('background', 'Background'),
});
