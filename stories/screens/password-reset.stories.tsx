import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ForgotPasswordScreen } from '../../src/features/auth/forgot-password-screen.tsx';
import { ResetPasswordScreen } from '../../src/features/auth/reset-password-screen.tsx';
import type { FakeApi } from '../support/fake-api.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Password reset', parameters: { path: '/auth/forgot-password' } };
export default meta;

const asking = { visitor: 'guest' as const, render: () => <ForgotPasswordScreen /> };

function setting(resetKey: string, trouble?: (api: FakeApi) => void): StoryObj {
  const render = () => <ResetPasswordScreen resetKey={resetKey} />;
  return screenStory({ visitor: 'guest', render, ...(trouble && { trouble }) });
}

export const Asking: StoryObj = screenStory(asking);

export const AskingIncomplete: StoryObj = {
  ...screenStory(asking),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await canvas.findByText('This field is required');
  },
};

export const Sent: StoryObj = {
  ...screenStory(asking),
  async play({ canvas, canvasElement }) {
    await ask(canvasElement);
    await canvas.findByText('Reset password sent, check email');
  },
};

export const Checking: StoryObj = setting('good-key', held('POST /api/auth/reset_password/'));

export const Setting: StoryObj = setting('good-key');

export const DeadLink: StoryObj = setting('old-key');

export const NotChecked: StoryObj = setting('good-key', refused('POST /api/auth/reset_password/'));

async function ask(element: HTMLElement): Promise<void> {
  const canvas = within(element);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mara@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
}
