import type { Meta } from '@storybook/react-vite';
import { WorkspacesScreen } from '../../src/features/workspaces/workspaces-screen.tsx';
import { demoWorkspaces } from '../support/demo-records.ts';
import { makeWorkspace } from '../support/fake-records.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';

export default { title: 'Screens/Workspaces' } satisfies Meta;

const many = Array.from({ length: 50 }, (_, index) =>
  makeWorkspace({ title: `Site no. ${index + 1}`, page_count: index }),
);
const story = screenStories({ data: { workspaces: demoWorkspaces }, render: () => <WorkspacesScreen /> });

export const Filled = story();
export const Empty = story({ data: {} });
export const Loading = story({ trouble: held('GET /api/workspaces/') });
export const Failed = story({ trouble: rejected('GET /api/workspaces/') });
export const Many = story({ data: { workspaces: many } });
