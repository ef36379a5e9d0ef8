import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivationScreen } from '../../src/features/auth/activation-screen.tsx';
import { noteSocialAttempt } from '../../src/features/auth/social-attempt.ts';
import { SocialScreen } from '../../src/features/auth/social-screen.tsx';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Arrivals', parameters: { path: '/auth/activation/key' } };
export default meta;

const activation = {
  visitor: 'guest' as const,
  render: () => <ActivationScreen activationKey="good-key" />,
};

export const Activating: StoryObj = screenStory({
  ...activation,
  trouble: held('POST /api/auth/activation/'),
});

export const NotActivated: StoryObj = screenStory({
  ...activation,
  trouble: refused('POST /api/auth/activation/'),
});

export const SocialSignIn: StoryObj = {
  ...screenStory({ visitor: 'guest', render: () => <SocialScreen />, trouble: held('GET /api/users/') }),
  loaders: [
    () => {
      noteSocialAttempt();
      history.replaceState(null, '', '#token=brought');
    },
  ],
  async play({ canvas }) {
    await canvas.findByRole('progressbar');
  },
};

export const UnaskedSocialSignIn: StoryObj = {
  ...screenStory({ visitor: 'guest', render: () => <SocialScreen /> }),
  loaders: [() => history.replaceState(null, '', '#token=of-a-stranger')],
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Continue' });
  },
};
