import { administering, never, owning, type Screen } from './screen.ts';

const own = owning('looks after the own account');
const both = { serves: { user: own, admin: own }, others: { guest: '/' } } as const;
const adminOnly = { guest: '/', user: '/workspaces' } as const;

/** The account screens, for everybody who has an account, and the administration. */
export const accountScreens: readonly Screen[] = [
  {
    path: '/profile',
    heading: 'Profile',
    shows: 'Basic information, Status (Is Admin for administrators), a form for the name.',
    story: { title: 'Screens/Profile', data: 'Own', empty: never.form, loading: 'Saving', error: 'Refused' },
    ...both,
  },
  {
    path: '/profile/password',
    heading: 'Password',
    shows: 'The present password, a new one with its meter, its confirmation.',
    story: {
      title: 'Screens/Profile password',
      data: 'Fresh',
      empty: never.form,
      loading: 'Saving',
      error: 'Refused',
    },
    ...both,
  },
  {
    path: '/profile/billing',
    heading: 'Billing',
    shows: 'A statement of usage: pages, media, bytes, for each workspace and together.',
    story: {
      title: 'Screens/Profile billing',
      data: 'Filled',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Failed',
    },
    ...both,
  },
  {
    path: '/profile/settings',
    heading: 'Settings',
    shows: 'Language, colour mode, deleting the account.',
    story: {
      title: 'Screens/Profile settings',
      data: 'Fresh',
      empty: never.form,
      loading: 'Deleting',
      error: 'Refused',
    },
    ...both,
  },
  {
    path: '/admin/users',
    heading: 'Admin Users',
    shows: 'Everybody with a state label, a search, block and delete, never oneself.',
    story: { title: 'Screens/Users', data: 'Filled', empty: 'NoMatch', loading: 'Loading', error: 'Failed' },
    serves: { admin: administering('an administrator finds, blocks and deletes a user') },
    others: adminOnly,
  },
  {
    path: '/admin/media',
    heading: 'Admin Media',
    shows: 'Pictures of everybody in six columns, delete, Load more.',
    story: {
      title: 'Screens/Admin media',
      data: 'Filled',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Failed',
    },
    serves: { admin: administering('an administrator deletes a picture') },
    others: adminOnly,
  },
  {
    path: '/admin/newsletter',
    heading: 'Newsletter',
    shows: 'The addresses of the newsletter, whether they are confirmed, delete, copy all.',
    story: {
      title: 'Screens/Newsletter addresses',
      data: 'Filled',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Failed',
    },
    serves: { admin: administering('an administrator looks after the newsletter') },
    others: adminOnly,
  },
];
