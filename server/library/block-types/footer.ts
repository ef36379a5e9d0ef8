import { component, optional } from '../library-block-type.ts';

/** The bottom of every page: the owners, and links to their other profiles. */
export const footer = component('01990c5e-7a00-700f-8000-6f6374617600', 'Footer', {
  about: optional('textarea', 'About'),
  address: optional('textarea', 'Address'),
  navigation: optional('link', 'Navigation', { multiple: true, max: 8 }),
  elsewhere: optional('link', 'Elsewhere on the web', { multiple: true, max: 5 }),
  small_print: optional('text', 'Small print'),
  background: optional('background', 'Background'),
});
