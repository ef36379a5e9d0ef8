import { journey, never, type Role, type Screen, used } from './screen.ts';

const everybody = ['guest', 'user', 'admin'] as const satisfies readonly Role[];

interface Topic {
  readonly name: string;
  readonly heading: string;
  readonly shows: string;
  readonly data: string;
}

function topicScreen({ name, heading, shows, data }: Topic): Screen {
  const read = used('features/support/support.test.tsx', 'show exactly the sections');
  return {
    path: `/support/${name}`,
    heading,
    shows,
    story: { title: 'Screens/Support', data, empty: never.list, loading: 'Loading', error: 'Failed' },
    serves: { guest: read, user: read, admin: read },
    others: {},
  };
}

/** Screens that everybody sees, signed in or not. */
export const openScreens: readonly Screen[] = [
  topicScreen({ name: 'about', heading: 'About Octavo', shows: 'What the product is.', data: 'About' }),
  topicScreen({
    name: 'help',
    heading: 'Help',
    shows: 'How to create an account and verify it by email; first steps.',
    data: 'Help',
  }),
  topicScreen({
    name: 'privacy',
    heading: 'Privacy',
    shows: 'Effective Dec 23, 2024: what is kept, why, for how long.',
    data: 'Privacy',
  }),
  topicScreen({ name: 'terms', heading: 'Terms', shows: 'The terms of use.', data: 'Terms' }),
  topicScreen({ name: 'rules', heading: 'Rules', shows: 'The code of conduct.', data: 'Rules' }),
  {
    path: '/newsletter/confirm/:confirmKey',
    heading: 'Confirm your subscription',
    shows: 'A button that confirms the subscription; then that it is done, or that the link is good no more.',
    story: {
      title: 'Screens/Newsletter',
      data: 'Link',
      empty: never.list,
      loading: 'Confirming',
      error: 'DeadLink',
    },
    serves: Object.fromEntries(
      everybody.map((role) => [role, journey('accounts.test.ts', 'asks for the newsletter')]),
    ),
    others: {},
  },
];
