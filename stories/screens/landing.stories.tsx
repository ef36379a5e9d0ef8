import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingScreen } from '../../src/app/landing-screen.tsx';
import { everyFeature } from '../support/fake-account-answers.ts';
import { held, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Landing' };
export default meta;

type Story = StoryObj;

const guest = { visitor: 'guest' as const, render: () => <LandingScreen /> };

export const Guest: Story = screenStory(guest);

/** An installation whose administrator creates the accounts. */
export const RegistrationClosed: Story = screenStory({
  ...guest,
  data: { features: { ...everyFeature, registration: false } },
});

/** Before the server has answered whether registration is open. */
export const Asking: Story = screenStory({ ...guest, trouble: held('GET /api/features/') });
