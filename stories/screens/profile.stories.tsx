import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ProfileScreen } from '../../src/features/profile/profile-screen.tsx';
import { demoUsers } from '../support/demo-users.ts';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Profile', parameters: { path: '/profile' } };
export default meta;

const data = { users: demoUsers };
const render = () => <ProfileScreen />;
const call = 'PATCH /api/users/:id/';

export const Own: StoryObj = screenStory({ data, render });
export const Administrator: StoryObj = screenStory({ data, render, visitor: 'administrator' });

export const Refused: StoryObj = {
  ...screenStory({
    data,
    render,
    trouble: (api) => api.refuse(call, 400, { name: ['Use at most 150 characters.'] }),
  }),
  async play({ canvas, canvasElement }) {
    await rename(canvasElement);
    await canvas.findByText('Use at most 150 characters.');
  },
};

async function rename(element: HTMLElement): Promise<void> {
  const canvas = within(element);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Petrović');
  await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
}
