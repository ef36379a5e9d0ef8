import { makeUser } from './fake-records.ts';

/** One account in each state; the stories are signed in with the first. */
export const demoUsers = [
  makeUser({ is_admin: true }),
  makeUser({ id: 'user-2', name: 'Jovan Kostić', email: 'jovan@example.org' }),
  makeUser({
    id: 'user-3',
    name: '',
    email: 'a.very.long.address.of.somebody@post.example.org',
    is_blocked: true,
  }),
  makeUser({
    id: 'user-4',
    name: 'Anneke de Vries',
    email: 'anneke@example.org',
    is_active: false,
    last_login: null,
  }),
];
