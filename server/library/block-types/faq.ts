import { list, optional, pageBlock, required } from '../library-block-type.ts';

export const faq = pageBlock('01990c5e-7a00-700b-8000-6f6374617600', 'FAQ', {
  title: optional('text', 'Title'),
  questions: list('Questions', {
    question: required('text', 'Question'),
    answer: optional('textarea', 'Answer'),
  }),
  background: optional('background', 'Background'),
});
