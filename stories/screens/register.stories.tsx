import type { Meta } from '@storybook/react-vite';
import { RegisterScreen } from '../../src/features/auth/register-screen.tsx';
import { held, invalid, rejected, screenStories } from '../support/screen-story.tsx';
import { fill, fillPassword, press, see, seeRole } from '../support/steps.ts';

export default { title: 'Screens/Register', parameters: { path: '/auth/register' } } satisfies Meta;

const story = screenStories({ visitor: 'guest', render: () => <RegisterScreen /> });
const robotCheck = press('I’m not a robot', 'checkbox');
const proving = [robotCheck, press(/I agree/, 'checkbox'), see('Verified')];
const registering = [
  ...proving,
  fill('Email', 'mara@example.org'),
  fillPassword(/^Password/, 'Tidewater12!'),
  fillPassword(/^Confirm password/, 'Tidewater12!'),
  press('Register'),
];
const email = 'Enter a valid email address.';
const terms_accepted = 'Please accept the Terms and the Privacy Policy.';
const challenge = 'GET /api/auth/captcha/';

export const Empty = story();
export const Incomplete = story({
  steps: [...proving, press('Register'), see('This field is required')],
});
export const Refused = story({
  trouble: invalid('POST /api/auth/register/', { email, terms_accepted }),
  steps: [...registering, see(email)],
});
export const NoChallenge = story({ trouble: rejected(challenge), steps: [robotCheck, seeRole('alert')] });
export const Checking = story({ trouble: held(challenge), steps: [robotCheck, see('Verifying…')] });
export const Done = story({ steps: [...registering, see('Register done see email')] });
export const NotLoaded = story({ trouble: rejected('GET /api/features/') });
