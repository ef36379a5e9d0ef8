import type { Meta } from '@storybook/react-vite';
import { ForgotPasswordScreen } from '../../src/features/auth/forgot-password-screen.tsx';
import { ResetPasswordScreen } from '../../src/features/auth/reset-password-screen.tsx';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { fill, press, see } from '../support/steps.ts';

export default {
  title: 'Screens/Password reset',
  parameters: { path: '/auth/forgot-password' },
} satisfies Meta;

const asking = screenStories({ visitor: 'guest', render: () => <ForgotPasswordScreen /> });
const send = press('Send reset link');

export const Asking = asking();
export const AskingIncomplete = asking({ steps: [send, see('This field is required')] });
export const Sent = asking({
  steps: [fill('Email', 'mara@example.org'), send, see('Reset password sent, check email')],
});

const call = 'POST /api/auth/reset_password/';
const setting = screenStories({
  visitor: 'guest',
  render: () => <ResetPasswordScreen resetKey="good-key" />,
});

export const Checking = setting({ trouble: held(call) });
export const Setting = setting();
export const DeadLink = setting({ render: () => <ResetPasswordScreen resetKey="old-key" /> });
export const NotChecked = setting({ trouble: rejected(call) });
