import { optional, pageBlock, required } from '../library-block-type.ts';

/** The people behind the site, up to four. */
export const team = pageBlock('01990c5e-7a00-700c-8000-6f6374617600', 'Team', {
  title: optional('text', 'Title'),
  intro: optional('textarea', 'Introduction'),
  person_1_name: required('text', 'Person 1: name'),
  person_1_role: optional('text', 'Person 1: role'),
  person_1_about: optional('textarea', 'Person 1: about'),
  person_1_portrait: optional('media', 'Person 1: portrait', { multiple: false, max: 1 }),
  person_2_name: optional('text', 'Person 2: name'),
  person_2_role: optional('text', 'Person 2: role'),
  person_2_about: optional('textarea', 'Person 2: about'),
  person_2_portrait: optional('media', 'Person 2: portrait', { multiple: false, max: 1 }),
  person_3_name: optional('text', 'Person 3: name'),
  person_3_role: optional('text', 'Person 3: role'),
  person_3_about: optional('textarea', 'Person 3: about'),
  person_3_portrait: optional('media', 'Person 3: portrait', { multiple: false, max: 1 }),
  person_4_name: optional('text', 'Person 4: name'),
  person_4_role: optional('text', 'Person 4: role'),
  person_4_about: optional('textarea', 'Person 4: about'),
  person_4_portrait: optional('media', 'Person 4: portrait', { multiple: false, max: 1 }),
  background: optional('background', 'Background'),
});
