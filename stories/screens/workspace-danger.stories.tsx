import type { Meta } from '@storybook/react-vite';
import { WorkspaceDangerScreen } from '../../src/features/workspaces/workspace-danger-screen.tsx';
import { workspaceStories } from '../support/screen-story.tsx';
import { fill, press, seeRole } from '../support/steps.ts';

export default { title: 'Screens/Workspace danger area' } satisfies Meta;

const story = workspaceStories('danger', WorkspaceDangerScreen);

export const Filled = story();
export const Asking = story({
  steps: [press('Delete workspace'), seeRole('alertdialog'), fill(/Kiln & Clay/, 'Kiln')],
});
