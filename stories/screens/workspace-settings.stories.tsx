import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkspaceDetails } from '../../src/app/workspace-details.tsx';
import { WorkspaceSettingsScreen } from '../../src/features/workspaces/workspace-settings-screen.tsx';
import { demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { held, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspace settings' };
export default meta;

const data = { workspaces: demoWorkspaces };
const render = () => (
  <WorkspaceDetails workspaceId={workspaceId} current="settings">
    <WorkspaceSettingsScreen workspaceId={workspaceId} />
  </WorkspaceDetails>
);

export const Filled: StoryObj = screenStory({ data, render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/workspaces/:id/') });
export const Failed: StoryObj = screenStory({ render });
