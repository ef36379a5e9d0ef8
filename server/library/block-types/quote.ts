import { optional, pageBlock, required } from '../library-block-type.ts';

export const quote = pageBlock('01990c5e-7a00-7006-8000-6f6374617600', 'Quote', {
  quote: required('textarea', 'Quotation', { max_length: 600 }),
  author: required('text', 'Who said it'),
  source: optional('text', 'Role or source'),
  portrait: optional('media', 'Portrait', { multiple: false, max: 1 }),
  background: optional('background', 'Background'),
});
