import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { SettingsScreen } from '../../src/features/profile/settings-screen.tsx';
import { held, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Profile settings', parameters: { path: '/profile/settings' } };
export default meta;

const render = () => <SettingsScreen />;

export const Fresh: StoryObj = screenStory({ render });
export const Administrator: StoryObj = screenStory({ render, visitor: 'administrator' });

export const Deleting: StoryObj = {
  ...screenStory({ render, trouble: held('DELETE /api/users/:id/') }),
  play: ({ canvasElement }) => confirm(canvasElement, 'tidewater'),
};

export const Refused: StoryObj = {
  ...screenStory({ render }),
  async play({ canvasElement }) {
    await confirm(canvasElement, 'lowwater');
    await screen.findByText('Incorrect password.');
  },
};

async function confirm(element: HTMLElement, password: string): Promise<void> {
  await userEvent.click(within(element).getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/^Password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
}
