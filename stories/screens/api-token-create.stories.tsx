import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ApiTokenCreateScreen } from '../../src/features/api-tokens/api-token-create-screen.tsx';
import { workspaceId } from '../support/demo-records.ts';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/API token create' };
export default meta;

const render = () => <ApiTokenCreateScreen workspaceId={workspaceId} />;

export const Empty: StoryObj = screenStory({ render });

export const WrongOrigin: StoryObj = {
  ...screenStory({ render }),
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Public site');
    await userEvent.type(canvas.getByLabelText('Allowed origins'), 'kiln-and-clay');
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    await canvas.findByText(/isn’t a valid origin/);
  },
};
