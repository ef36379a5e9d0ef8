import { optional, pageBlock, required } from '../library-block-type.ts';

/** An invitation to read another page. */
export const postTeaser = pageBlock('01990c5e-7a00-7009-8000-6f6374617600', 'Post teaser', {
  title: required('text', 'Title'),
  date: optional('date', 'Date'),
  summary: required('textarea', 'Summary', { max_length: 500 }),
  picture: optional('media', 'Picture', { multiple: false, max: 1 }),
  post: required('link', 'Page to read', { multiple: false, max: 1 }),
  featured: optional('checkbox', 'Show it large'),
  background: optional('background', 'Background'),
});
