import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkspaceDetails } from '../../src/features/workspaces/workspace-details.tsx';
import { WorkspaceMembersScreen } from '../../src/features/workspaces/workspace-members-screen.tsx';
import { WorkspaceUsersScreen } from '../../src/features/workspaces/workspace-users-screen.tsx';
import { demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspace members' };
export default meta;

const data = { workspaces: demoWorkspaces };

export const Members: StoryObj = screenStory({
  data,
  render: () => (
    <WorkspaceDetails workspaceId={workspaceId} current="members">
      <WorkspaceMembersScreen workspaceId={workspaceId} />
    </WorkspaceDetails>
  ),
});

export const Users: StoryObj = screenStory({
  data,
  render: () => (
    <WorkspaceDetails workspaceId={workspaceId} current="users">
      <WorkspaceUsersScreen workspaceId={workspaceId} />
    </WorkspaceDetails>
  ),
});
