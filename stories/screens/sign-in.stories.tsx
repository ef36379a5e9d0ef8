import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { SignInScreen } from '../../src/features/auth/sign-in-screen.tsx';
import { everyFeature } from '../support/fake-data.ts';
import { rejected, screenStories } from '../support/screen-story.tsx';
import { fill, fillPassword, press } from '../support/steps.ts';

export default { title: 'Screens/Sign in', parameters: { path: '/auth' } } satisfies Meta;

const story = screenStories({ visitor: 'guest', render: () => <SignInScreen /> });

export const Fresh = story();
export const Closed = story({
  data: { features: { ...everyFeature, registration: false, social: { google: false, github: false } } },
});
export const Refused = story({
  steps: [
    fill('Email', 'mara@example.org'),
    fillPassword(/^Password/, 'guess'),
    press('Sign in'),
    // Once the toast that repeats it has ended.
    () => screen.findByText('The email address or the password is wrong.'),
  ],
});

/** The request for the features of this installation failed; signing in still works. */
export const FeaturesUnknown = story({ trouble: rejected('GET /api/features/') });
