import { optional, pageBlock, required } from '../library-block-type.ts';

/** Up to six questions with their answers; a site leaves out the empty ones. */
export const faq = pageBlock('01990c5e-7a00-700b-8000-6f6374617600', 'FAQ', {
  title: optional('text', 'Title'),
  question_1: required('text', 'Question 1'),
  answer_1: required('textarea', 'Answer 1'),
  question_2: optional('text', 'Question 2'),
  answer_2: optional('textarea', 'Answer 2'),
  question_3: optional('text', 'Question 3'),
  answer_3: optional('textarea', 'Answer 3'),
  question_4: optional('text', 'Question 4'),
  answer_4: optional('textarea', 'Answer 4'),
  question_5: optional('text', 'Question 5'),
  answer_5: optional('textarea', 'Answer 5'),
  question_6: optional('text', 'Question 6'),
  answer_6: optional('textarea', 'Answer 6'),
  background: optional('background', 'Background'),
});
