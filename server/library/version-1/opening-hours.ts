import { optional, pageBlock, required } from '../library-block-type.ts';

/** Opening hours, one line per day. */
export const openingHours = pageBlock('01990c5e-7a00-700d-8000-6f6374617600', 'Opening hours', {
  title: required('text', 'Title'),
  hours: required('textarea', 'Hours, one per line: day | hours', {
    placeholder: 'Tuesday to Friday | 11:00–19:00',
  }),
  closed: optional('checkbox', 'Temporarily closed'),
  note: optional('textarea', 'Note'),
  background: optional('background', 'Background'),
});
