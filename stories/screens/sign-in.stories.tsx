import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { SignInScreen } from '../../src/features/auth/sign-in-screen.tsx';
import { everyFeature } from '../support/fake-account-answers.ts';
import { refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Sign in', parameters: { path: '/auth' } };
export default meta;

const guest = { visitor: 'guest' as const, render: () => <SignInScreen /> };

export const Fresh: StoryObj = screenStory(guest);

export const Closed: StoryObj = screenStory({
  ...guest,
  data: { features: { ...everyFeature, registration: false, social: { google: false, github: false } } },
});

export const Refused: StoryObj = {
  ...screenStory(guest),
  async play({ canvasElement }) {
    await signIn(canvasElement);
    await screen.findByText('The email address or the password is wrong.');
  },
};

/** The request for the features of this installation failed; signing in still works. */
export const FeaturesUnknown: StoryObj = screenStory({ ...guest, trouble: refused('GET /api/features/') });

async function signIn(element: HTMLElement): Promise<void> {
  const canvas = within(element);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mara@example.org');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'guess');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}
