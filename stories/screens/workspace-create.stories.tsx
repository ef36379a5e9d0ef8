import type { Meta } from '@storybook/react-vite';
import { WorkspaceCreateScreen } from '../../src/features/workspaces/workspace-create-screen.tsx';
import { invalid, screenStories } from '../support/screen-story.tsx';
import { fill, press, see } from '../support/steps.ts';

export default { title: 'Screens/Workspace create' } satisfies Meta;

const story = screenStories({ render: () => <WorkspaceCreateScreen /> });
const title = 'You have a workspace of this title.';

export const Empty = story();
export const Invalid = story({ steps: [press('Create workspace'), see('This field is required')] });
export const Refused = story({
  trouble: invalid('POST /api/workspaces/', { title }),
  steps: [press(/Shop/, 'radio'), fill('Title', 'Kiln & Clay'), press('Create workspace'), see(title)],
});
