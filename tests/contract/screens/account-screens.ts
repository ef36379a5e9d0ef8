import { journey, never, type Screen, used } from './screen.ts';

const making = journey('block-types.test.ts', 'an administrator makes a block type');

/** A screen of the own account, which everybody with an account uses in this test. */
function both(test: string) {
  const use = used('features/profile/profile.test.tsx', test);
  return { serves: { user: use, admin: use }, others: { guest: '/' } } as const;
}
const adminOnly = { guest: '/', user: '/workspaces' } as const;

/** The account screens, for everybody who has an account, and the administration. */
export const accountScreens: readonly Screen[] = [
  {
    path: '/profile',
    heading: 'Profile',
    shows: 'Basic information, Status (Is Admin for administrators), a form for the name.',
    story: { title: 'Screens/Profile', data: 'Own', empty: never.form, loading: 'Saving', error: 'Refused' },
    ...both('saves a name only if'),
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
    ...both('is changed with the current one'),
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
    ...both('shows the pages, media and bytes'),
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
    ...both('offer every language'),
  },
  {
    path: '/admin/users',
    heading: 'Admin Users',
    shows: 'Everybody with a state label, a search, block and delete, never oneself.',
    story: { title: 'Screens/Users', data: 'Filled', empty: 'NoMatch', loading: 'Loading', error: 'Failed' },
    serves: { admin: used('features/users/users-screen.test.tsx', 'blocks a user after explaining') },
    others: adminOnly,
  },
  {
    path: '/admin/block-types',
    heading: 'Block types',
    shows: 'Every block type with its kind and how much is made of it; create, duplicate, archive, delete.',
    story: {
      title: 'Screens/Block types',
      data: 'Filled',
      empty: 'NoMatch',
      loading: 'Loading',
      error: 'Failed',
    },
    serves: { admin: making },
    others: adminOnly,
  },
  {
    path: '/admin/block-types/:typeId',
    heading: /./,
    shows: 'The fields of a block type, what is said about one of them, and what they make of a sample.',
    story: {
      title: 'Screens/Block type',
      data: 'Filled',
      empty: 'NoFields',
      loading: 'Loading',
      error: 'Failed',
    },
    serves: { admin: making },
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
    serves: { admin: journey('screens/administration.test.ts', 'an administrator deletes') },
    others: adminOnly,
  },
  {
    path: '/admin/websites',
    heading: 'Websites',
    shows: 'Websites of everybody with their owners and states; confirm a domain, take down, put back up.',
    story: {
      title: 'Screens/Websites',
      data: 'Filled',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Failed',
    },
    serves: { admin: used('features/websites/websites.test.tsx', 'takes a website down') },
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
    serves: { admin: journey('screens/administration.test.ts', 'an administrator looks after') },
    others: adminOnly,
  },
];
