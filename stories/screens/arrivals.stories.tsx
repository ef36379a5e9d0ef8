import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivationScreen } from '../../src/features/auth/activation-screen.tsx';
import { noteSocialAttempt } from '../../src/features/auth/social-attempt.ts';
import { SocialScreen } from '../../src/features/auth/social-screen.tsx';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { seeRole } from '../support/steps.ts';

export default { title: 'Screens/Arrivals', parameters: { path: '/auth/activation/key' } } satisfies Meta;

const activation = screenStories({
  visitor: 'guest',
  render: () => <ActivationScreen activationKey="good-key" />,
});
const social = screenStories({ visitor: 'guest', render: () => <SocialScreen /> });

export const Activating = activation({ trouble: held('POST /api/auth/activation/') });
export const NotActivated = activation({ trouble: rejected('POST /api/auth/activation/') });

export const SocialSignIn: StoryObj = {
  ...social({ trouble: held('GET /api/users/'), steps: [seeRole('progressbar')] }),
  loaders: [
    () => {
      noteSocialAttempt();
      history.replaceState(null, '', '#token=brought');
    },
  ],
};

export const UnaskedSocialSignIn: StoryObj = {
  ...social({ steps: [seeRole('button', 'Continue')] }),
  loaders: [() => history.replaceState(null, '', '#token=of-a-stranger')],
};
