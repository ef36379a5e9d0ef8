import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ProfileScreen } from '../../src/features/profile/profile-screen.tsx';
import { demoUsers } from '../support/demo-users.ts';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Profile', parameters: { path: '/profile' } };
export default meta;

const data = { users: demoUsers };
const render = () => <ProfileScreen />;

export const Own: StoryObj = screenStory({ data, render });

export const Refused: StoryObj = {
  ...screenStory({
    data,
    render,
    trouble: (api) => api.refuse('PATCH /api/users/:id/', 400, { name: ['At most 150 characters.'] }),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Petrović');
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await canvas.findByText('At most 150 characters.');
  },
};
