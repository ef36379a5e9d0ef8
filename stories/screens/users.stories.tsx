import type { Meta } from '@storybook/react-vite';
import { UsersScreen } from '../../src/features/users/users-screen.tsx';
import { demoUsers } from '../support/demo-users.ts';
import { makeUser } from '../support/fake-records.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { press, search, see, seeRole } from '../support/steps.ts';

export default { title: 'Screens/Users', parameters: { path: '/admin/users' } } satisfies Meta;

const many = Array.from({ length: 2000 }, (_, index) =>
  makeUser({ id: `user-${index + 1}`, name: `Person ${index + 1}`, email: `p${index + 1}@example.org` }),
);
const story = screenStories({ data: { users: demoUsers }, render: () => <UsersScreen /> });

export const Filled = story();
export const Loading = story({ trouble: held('GET /api/users/') });
export const Failed = story({ trouble: rejected('GET /api/users/') });
export const Many = story({ data: { users: many } });
export const NoMatch = story({ steps: [see('4 users'), search('nobody at all'), see(/No users match/)] });
export const Blocking = story({ steps: [press('Block Jovan Kostić'), seeRole('alertdialog')] });
