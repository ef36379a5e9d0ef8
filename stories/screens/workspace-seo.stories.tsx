import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { FieldHostProvider } from '../../src/app/field-host.tsx';
import { WorkspaceDetails } from '../../src/features/workspaces/workspace-details.tsx';
import { WorkspaceSeoScreen } from '../../src/features/workspaces/seo/workspace-seo-screen.tsx';
import { demoMedia, demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { held, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspace SEO' };
export default meta;

const seo = {
  title_template: '{title} · {workspace}',
  description: 'Bowls, plates and vases, thrown, glazed and fired by hand in a small pottery by the harbour.',
  media: demoMedia.slice(0, 1).map(({ id, file }) => ({ id, file })),
};
const data = {
  workspaces: demoWorkspaces.map((workspace) =>
    workspace.id === workspaceId ? { ...workspace, seo } : workspace,
  ),
  media: demoMedia,
};
const render = () => (
  <FieldHostProvider workspaceId={workspaceId}>
    <WorkspaceDetails workspaceId={workspaceId} current="seo">
      <WorkspaceSeoScreen workspaceId={workspaceId} />
    </WorkspaceDetails>
  </FieldHostProvider>
);

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ data: { workspaces: demoWorkspaces }, render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/workspaces/:id/') });
export const Failed: StoryObj = screenStory({ render });

export const UnknownPlaceholder: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title template' }), ' {{site}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/“{site}” isn’t available here/);
  },
};
