import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { UsersScreen } from '../../src/features/users/users-screen.tsx';
import { demoUsers } from '../support/demo-users.ts';
import { makeUser } from '../support/fake-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Users', parameters: { path: '/admin/users' } };
export default meta;

const data = { users: demoUsers };
const render = () => <UsersScreen />;

export const Filled: StoryObj = screenStory({ data, render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/users/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/users/') });

export const Many: StoryObj = screenStory({
  data: {
    users: Array.from({ length: 2000 }, (_, index) =>
      makeUser({ id: `user-${index + 1}`, name: `Person ${index + 1}`, email: `p${index + 1}@example.org` }),
    ),
  },
  render,
});

export const NoMatch: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await canvas.findByText('4 users');
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody at all');
    await canvas.findByText(/No users match/);
  },
};

export const Blocking: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Block Jovan Kostić' }));
    await screen.findByRole('alertdialog');
  },
};
