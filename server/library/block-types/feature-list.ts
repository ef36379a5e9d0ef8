import { list, optional, pageBlock, required } from '../library-block-type.ts';

/** Short points side by side or one below the other. */
export const featureList = pageBlock('01990c5e-7a00-7003-8000-6f6374617600', 'Feature list', {
  title: optional('text', 'Title'),
  intro: optional('textarea', 'Introduction'),
  layout: optional('select', 'Layout', [
    { value: 'columns', title: 'Columns' },
    { value: 'list', title: 'List' },
  ]),
  features: list('Features', {
    title: required('text', 'Title'),
    text: optional('textarea', 'Text'),
  }),
  background: optional('background', 'Background'),
});
