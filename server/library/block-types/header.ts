import { component, optional, required } from '../library-block-type.ts';

/** The top of every page: the name of the site and its navigation. */
export const header = component('01990c5e-7a00-700e-8000-6f6374617600', 'Header', {
  site_name: required('text', 'Name of the site'),
  tagline: optional('text', 'Line below the name'),
  logo: optional('media', 'Logo', { multiple: false, max: 1 }),
  navigation: optional('link', 'Navigation', { multiple: true, max: 8 }),
  sticky: optional('checkbox', 'Stays at the top while scrolling'),
  background: optional('background', 'Background'),
});
