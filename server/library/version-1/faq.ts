import { numbered, optional, pageBlock, required } from '../library-block-type.ts';

/** Up to six questions with their answers; a site omits empty ones. */
export const faq = pageBlock('01990c5e-7a00-700b-8000-6f6374617600', 'FAQ', {
  title: optional('text', 'Title'),
  ...numbered(6, (n) => ({
    [`question_${n}`]: (n === 1 ? required : optional)('text', `Question ${n}`),
    [`answer_${n}`]: (n === 1 ? required : optional)('textarea', `Answer ${n}`),
  })),
  background: optional('background', 'Background'),
});
