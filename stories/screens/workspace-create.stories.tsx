import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { WorkspaceCreateScreen } from '../../src/features/workspaces/workspace-create-screen.tsx';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspace create' };
export default meta;

const render = () => <WorkspaceCreateScreen />;

export const Empty: StoryObj = screenStory({ render });

export const Invalid: StoryObj = {
  ...screenStory({ render }),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create workspace' }));
    await canvas.findAllByText('This field is required');
  },
};

export const Refused: StoryObj = {
  ...screenStory({
    render,
    trouble: (api) =>
      api.refuse('POST /api/workspaces/', 400, { title: ['You have a workspace of this title.'] }),
  }),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: /Shop/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Kiln & Clay');
    await userEvent.click(canvas.getByRole('button', { name: 'Create workspace' }));
    await canvas.findByText('You have a workspace of this title.');
  },
};
