import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { SignInScreen } from '../../src/features/auth/sign-in-screen.tsx';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Sign In', parameters: { path: '/auth' } };
export default meta;

const render = () => <SignInScreen />;

export const Fresh: StoryObj = screenStory({ render });

export const Incomplete: StoryObj = {
  ...screenStory({ render }),
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign In' }));
    await within(canvasElement).findAllByText('This field is required');
  },
};

export const Refused: StoryObj = {
  ...screenStory({ render }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mara@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'guess');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('The e-mail address or the password is wrong.');
  },
};
