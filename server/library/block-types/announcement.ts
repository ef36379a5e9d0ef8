import { component, optional, required } from '../library-block-type.ts';

/** A line of news above every page, while it is enabled. */
export const announcement = component('01990c5e-7a00-7010-8000-6f6374617600', 'Announcement', {
  text: required('text', 'Text', { max_length: 160 }),
  tone: required('select', 'Tone', [
    { value: 'news', title: 'News' },
    { value: 'praise', title: 'Good news' },
    { value: 'warning', title: 'Warning' },
  ]),
  shown: optional('checkbox', 'Show it on every page'),
  link: optional('link', 'Link', { multiple: false, max: 1 }),
  background: optional('background', 'Background', [
    'white',
    'light',
    'primary.light',
    'primary.dark',
    'secondary.light',
    'secondary.dark',
  ]),
});
