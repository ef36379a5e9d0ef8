import { numbered, optional, pageBlock, required } from '../library-block-type.ts';

/** Up to four short points side by side or one below the other; a site omits empty ones. */
export const featureList = pageBlock('01990c5e-7a00-7003-8000-6f6374617600', 'Feature list', {
  title: optional('text', 'Title'),
  intro: optional('textarea', 'Introduction'),
  layout: optional('select', 'Layout', [
    { value: 'columns', title: 'Columns' },
    { value: 'list', title: 'List' },
  ]),
  ...numbered(4, (n) => ({
    [`feature_${n}_title`]: (n === 1 ? required : optional)('text', `Feature ${n}: title`),
    [`feature_${n}_text`]: optional('textarea', `Feature ${n}: text`),
  })),
  background: optional('background', 'Background'),
});
