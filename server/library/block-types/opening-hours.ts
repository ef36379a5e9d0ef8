import { half, list, optional, pageBlock, required } from '../library-block-type.ts';

export const openingHours = pageBlock('01990c5e-7a00-700d-8000-6f6374617600', 'Opening hours', {
  title: required('text', 'Title'),
  days: list('Opening hours', {
    day: half(required('text', 'Days', { placeholder: 'Tuesday to Friday' })),
    hours: half(optional('text', 'Hours', { placeholder: '11:00–19:00' })),
  }),
  closed: optional('checkbox', 'Temporarily closed'),
  note: optional('textarea', 'Note'),
  background: optional('background', 'Background'),
});
