import { optional, pageBlock, required } from '../library-block-type.ts';

export const callToAction = pageBlock('01990c5e-7a00-7005-8000-6f6374617600', 'Call to action', {
  title: required('text', 'Title'),
  text: optional('textarea', 'Text'),
  links: required('link', 'Buttons', { multiple: true, max: 2 }),
  background: optional('background', 'Background'),
});
