import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkspacesScreen } from '../../src/features/workspaces/workspaces-screen.tsx';
import { demoWorkspaces } from '../support/demo-records.ts';
import { makeWorkspace } from '../support/fake-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspaces' };
export default meta;

const data = { workspaces: demoWorkspaces };
const many = Array.from({ length: 50 }, (_, index) =>
  makeWorkspace({ title: `Site no. ${index + 1}`, page_count: index }),
);
const render = () => <WorkspacesScreen />;

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/workspaces/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/workspaces/') });
export const Many: StoryObj = screenStory({ data: { workspaces: many }, render });
