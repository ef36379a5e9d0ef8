import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { PageCreateScreen } from '../../src/features/pages/page-create-screen.tsx';
import { demoPages, workspaceId } from '../support/demo-records.ts';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Page create' };
export default meta;

const render = () => <PageCreateScreen workspaceId={workspaceId} />;

export const Empty: StoryObj = screenStory({ render });

export const Suggested: StoryObj = {
  ...screenStory({ render }),
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Čaj i kolači');
    await canvas.findByDisplayValue('/caj-i-kolaci');
  },
};

export const Taken: StoryObj = {
  ...screenStory({ data: { pages: demoPages }, render }),
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'About');
    await userEvent.click(canvas.getByRole('button', { name: 'Create page' }));
    await canvas.findByText('A page with this path already exists.');
  },
};
