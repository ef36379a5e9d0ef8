import type { Meta } from '@storybook/react-vite';
import { SettingsScreen } from '../../src/features/profile/settings-screen.tsx';
import { held, screenStories } from '../support/screen-story.tsx';
import { fillPassword, press, see, seeRole, type Step } from '../support/steps.ts';

export default {
  title: 'Screens/Profile settings',
  parameters: { path: '/profile/settings' },
} satisfies Meta;

const story = screenStories({ render: () => <SettingsScreen /> });

const deleting = (password: string): Step[] => [
  press('Delete account'),
  seeRole('alertdialog'),
  fillPassword(/^Password/, password),
  press('Delete account'),
];

export const Fresh = story();
export const Administrator = story({ visitor: 'administrator' });
export const Deleting = story({
  trouble: held('DELETE /api/users/:id/'),
  steps: deleting('tidewater'),
});
export const Refused = story({ steps: [...deleting('lowwater'), see('Incorrect password.')] });
