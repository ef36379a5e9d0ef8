import { numbered, optional, pageBlock, required } from '../library-block-type.ts';

/** The people behind the site, up to four. */
export const team = pageBlock('01990c5e-7a00-700c-8000-6f6374617600', 'Team', {
  title: optional('text', 'Title'),
  intro: optional('textarea', 'Introduction'),
  ...numbered(4, (n) => ({
    [`person_${n}_name`]: (n === 1 ? required : optional)('text', `Person ${n}: name`),
    [`person_${n}_role`]: optional('text', `Person ${n}: role`),
    [`person_${n}_about`]: optional('textarea', `Person ${n}: about`),
    [`person_${n}_portrait`]: optional('media', `Person ${n}: portrait`, { multiple: false, max: 1 }),
  })),
  background: optional('background', 'Background'),
});
