import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkspacesScreen } from '../../src/features/workspaces/workspaces-screen.tsx';
import { demoWorkspaces } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspaces' };
export default meta;

const data = { workspaces: demoWorkspaces };
const render = () => <WorkspacesScreen />;

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/workspaces/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/workspaces/') });
