import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { PageCreateScreen } from '../../src/features/pages/page-create-screen.tsx';
import { demoPages, workspaceId } from '../support/demo-records.ts';
import { screenStories } from '../support/screen-story.tsx';
import { fill, press, see } from '../support/steps.ts';

export default { title: 'Screens/Page create' } satisfies Meta;

const story = screenStories({ render: () => <PageCreateScreen workspaceId={workspaceId} /> });

export const Empty = story();
export const Suggested = story({
  steps: [fill('Title', 'Čaj i kolači'), () => screen.findByDisplayValue('/caj-i-kolaci')],
});
export const Taken = story({
  data: { pages: demoPages },
  steps: [fill('Title', 'About'), press('Create page'), see('A page with this path already exists.')],
});
