import type { Meta } from '@storybook/react-vite';
import { PasswordScreen } from '../../src/features/profile/password-screen.tsx';
import { invalid, screenStories } from '../support/screen-story.tsx';
import { fillPassword, press, see, type Step } from '../support/steps.ts';

export default {
  title: 'Screens/Profile password',
  parameters: { path: '/profile/password' },
} satisfies Meta;

const story = screenStories({ render: () => <PasswordScreen /> });

const changing = (current: string): Step[] => [
  fillPassword(/^Current password/, current),
  fillPassword(/^New password/, 'Boats at 7 dawn!'),
  fillPassword(/^Confirm password/, 'Boats at 7 dawn!'),
  press('Change password'),
];

export const Fresh = story();
export const Refused = story({ steps: [...changing('lowwater'), see('Incorrect password.')] });

/** The meter does not contradict the server. */
export const TooEasy = story({
  trouble: invalid('POST /api/users/:id/password/', {
    password: 'This password is too easy to guess. Choose a longer or less common one.',
  }),
  steps: [...changing('tidewater'), see('Weak')],
});
