import { optional, pageBlock, required } from '../library-block-type.ts';

/** Up to four short points side by side or one below the other; a site leaves out the empty ones. */
export const featureList = pageBlock('01990c5e-7a00-7003-8000-6f6374617600', 'Feature list', {
  title: optional('text', 'Title'),
  intro: optional('textarea', 'Introduction'),
  layout: optional('select', 'Layout', [
    { value: 'columns', title: 'Columns' },
    { value: 'list', title: 'List' },
  ]),
  feature_1_title: required('text', 'Feature 1: title'),
  feature_1_text: optional('textarea', 'Feature 1: text'),
  feature_2_title: optional('text', 'Feature 2: title'),
  feature_2_text: optional('textarea', 'Feature 2: text'),
  feature_3_title: optional('text', 'Feature 3: title'),
  feature_3_text: optional('textarea', 'Feature 3: text'),
  feature_4_title: optional('text', 'Feature 4: title'),
  feature_4_text: optional('textarea', 'Feature 4: text'),
  background: optional('background', 'Background'),
});
