import { administering, building, never, owning, type Screen } from './screen.ts';

const own = owning('looks after the own account');
const making = building('an administrator makes a block type');
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
    serves: { admin: administering('an administrator deletes a picture') },
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
    serves: { admin: administering('an administrator takes a website down and puts it back up') },
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
