import type { Meta } from '@storybook/react-vite';
import { WorkspaceMembersScreen } from '../../src/features/workspaces/workspace-members-screen.tsx';
import { WorkspaceUsersScreen } from '../../src/features/workspaces/workspace-users-screen.tsx';
import { workspaceStories } from '../support/screen-story.tsx';

export default { title: 'Screens/Workspace members' } satisfies Meta;

export const Members = workspaceStories('members', WorkspaceMembersScreen)();
export const Users = workspaceStories('users', WorkspaceUsersScreen)();
