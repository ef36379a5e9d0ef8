import type { Meta } from '@storybook/react-vite';
import { ProfileScreen } from '../../src/features/profile/profile-screen.tsx';
import { demoUsers } from '../support/demo-users.ts';
import { invalid, screenStories } from '../support/screen-story.tsx';
import { fill, press, see } from '../support/steps.ts';

export default { title: 'Screens/Profile', parameters: { path: '/profile' } } satisfies Meta;

const story = screenStories({ data: { users: demoUsers }, render: () => <ProfileScreen /> });

export const Own = story();
export const Administrator = story({ visitor: 'administrator' });
export const Refused = story({
  trouble: invalid('PATCH /api/users/:id/', { name: 'Use at most 150 characters.' }),
  steps: [fill('Name', ' Petrović'), press('Update'), see('Use at most 150 characters.')],
});
