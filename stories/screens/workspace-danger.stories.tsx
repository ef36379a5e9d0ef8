import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { WorkspaceDetails } from '../../src/features/workspaces/workspace-details.tsx';
import { WorkspaceDangerScreen } from '../../src/features/workspaces/workspace-danger-screen.tsx';
import { demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { held, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspace danger area' };
export default meta;

const data = { workspaces: demoWorkspaces };
const render = () => (
  <WorkspaceDetails workspaceId={workspaceId} current="danger">
    <WorkspaceDangerScreen workspaceId={workspaceId} />
  </WorkspaceDetails>
);

export const Filled: StoryObj = screenStory({ data, render });

export const Asking: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete workspace' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Kiln');
  },
};

export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/workspaces/') });
export const Failed: StoryObj = screenStory({ render });
