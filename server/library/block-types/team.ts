import { half, list, optional, pageBlock, required } from '../library-block-type.ts';

export const team = pageBlock('01990c5e-7a00-700c-8000-6f6374617600', 'Team', {
  title: optional('text', 'Title'),
  intro: optional('textarea', 'Introduction'),
  people: list('People', {
    name: half(required('text', 'Name')),
    role: half(optional('text', 'Role')),
    about: optional('textarea', 'About'),
    portrait: optional('media', 'Portrait', { multiple: false, max: 1 }),
  }),
  background: optional('background', 'Background'),
});
