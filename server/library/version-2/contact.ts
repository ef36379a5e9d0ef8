import { optional, pageBlock, required } from '../library-block-type.ts';

export const contact = pageBlock('01990c5e-7a00-700a-8000-6f6374617600', 'Contact', {
  title: required('text', 'Title'),
  text: optional('textarea', 'Text'),
  address: optional('textarea', 'Address'),
  phone: optional('text', 'Telephone'),
  email: optional('text', 'E-mail'),
  map: optional('link', 'Link to a map', { multiple: false, max: 1 }),
  picture: optional('media', 'Picture', { multiple: false, max: 1 }),
  show_form: optional('checkbox', 'Show the inquiry form'),
  background: optional('background', 'Background'),
});
