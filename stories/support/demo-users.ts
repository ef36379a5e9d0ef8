import { makeUser } from './fake-records.ts';

/** One account of every state; the first is the one that stories are signed in with. */
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
