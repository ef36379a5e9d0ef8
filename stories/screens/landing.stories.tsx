import type { Meta } from '@storybook/react-vite';
import { LandingScreen } from '../../src/app/landing-screen.tsx';
import { everyFeature } from '../support/fake-data.ts';
import { held, screenStories } from '../support/screen-story.tsx';

export default { title: 'Screens/Landing' } satisfies Meta;

const story = screenStories({ visitor: 'guest', render: () => <LandingScreen /> });

export const Guest = story();

/** An installation whose administrator creates the accounts. */
export const RegistrationClosed = story({ data: { features: { ...everyFeature, registration: false } } });

/** Before the server has answered whether registration is open. */
export const Asking = story({ trouble: held('GET /api/features/') });
