import { optional, pageBlock, required } from '../library-block-type.ts';

/** The opening of a page: one line about the site, and where to go next. */
export const hero = pageBlock('01990c5e-7a00-7001-8000-6f6374617600', 'Hero', {
  eyebrow: optional('text', 'Line above the title'),
  title: required('text', 'Title', { max_length: 120 }),
  lead: optional('textarea', 'Lead', { max_length: 400 }),
  picture: optional('media', 'Picture', { multiple: false, max: 1 }),
  picture_place: optional('select', 'Place of the image', [
    { value: 'right', title: 'Right of the text' },
    { value: 'left', title: 'Left of the text' },
    { value: 'behind', title: 'Behind the text' },
  ]),
  links: optional('link', 'Buttons', { multiple: true, max: 2 }),
  background: optional('background', 'Background'),
});
