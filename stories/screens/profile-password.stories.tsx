import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PasswordScreen } from '../../src/features/profile/password-screen.tsx';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Profile password', parameters: { path: '/profile/password' } };
export default meta;

const render = () => <PasswordScreen />;

export const Fresh: StoryObj = screenStory({ render });

export const Refused: StoryObj = {
  ...screenStory({ render }),
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement, 'lowwater');
    await canvas.findAllByText('Incorrect password.');
  },
};

/** The meter does not contradict the server. */
export const TooEasy: StoryObj = {
  ...screenStory({
    render,
    trouble: (api) =>
      api.refuse('POST /api/users/:id/password/', 400, {
        password: ['This password is too easy to guess. Choose a longer or less common one.'],
      }),
  }),
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement, 'tidewater');
    await canvas.findByText('Weak');
  },
};

async function fillIn(element: HTMLElement, present: string): Promise<void> {
  const canvas = within(element);
  await userEvent.type(canvas.getByLabelText(/^Current password/), present);
  await userEvent.type(canvas.getByLabelText(/^New password/), 'Boats at 7 dawn!');
  await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'Boats at 7 dawn!');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}
