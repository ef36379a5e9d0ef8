import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { PagesScreen } from '../../src/features/pages/pages-screen.tsx';
import { demoReferring, demoPages, manyPages, workspaceId } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Pages', parameters: { path: `/workspaces/${workspaceId}/pages` } };
export default meta;

const data = { pages: demoPages };
const render = () => <PagesScreen workspaceId={workspaceId} />;

export const Filled: StoryObj = screenStory({ data, render });
export const Many: StoryObj = screenStory({ data: { pages: manyPages }, render });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/pages/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/pages/') });

export const NoMatch: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'teapot');
    await canvas.findByText(/No pages match/);
  },
};

export const Sorted: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Title' }));
  },
};

export const Linked: StoryObj = {
  ...screenStory({ data: { ...data, referring: demoReferring }, render }),
  async play({ canvas }) {
    const why = { name: 'Why Home can’t be deleted' };
    await userEvent.click(await canvas.findByRole('button', why));
    await screen.findByText('About us');
  },
};
