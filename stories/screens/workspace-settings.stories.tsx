import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { WorkspaceDetails } from '../../src/app/workspace-details.tsx';
import { WorkspaceSettingsScreen } from '../../src/features/workspaces/workspace-settings-screen.tsx';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { held, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspace settings' };
export default meta;

const data = { workspaces: demoWorkspaces };
const render = () => (
  <WorkspaceDetails workspaceId={workspaceId} current="settings">
    <WorkspaceSettingsScreen workspaceId={workspaceId} />
  </WorkspaceDetails>
);

export const Filled: StoryObj = screenStory({ data, render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/workspaces/:id/') });
export const Failed: StoryObj = screenStory({ render });

const online: Partial<Workspace> = {
  site_enabled: true,
  site_slug: 'podgradje-ceramics',
  site_domain: 'www.podgradje-ceramics.example',
  site_domain_written: 'www.podgradje-ceramics.example',
  site_domain_proof: 'dns',
  site_domain_record: {
    name: '_octavo.www.podgradje-ceramics.example',
    value: 'octavo-site=019a7c1e-6f3b-7d55-a4f0-0f9b8b6f3c21',
  },
  site_url: 'https://www.podgradje-ceramics.example/',
  preview_url: 'https://studio.podgradje-ceramics.example/',
};

export const WithWebsite: StoryObj = screenStory({
  data: {
    workspaces: demoWorkspaces.map((workspace) =>
      workspace.id === workspaceId ? { ...workspace, ...online } : workspace,
    ),
  },
  render,
});

export const DomainWaiting: StoryObj = screenStory({
  data: {
    workspaces: demoWorkspaces.map((workspace) =>
      workspace.id === workspaceId
        ? {
            ...workspace,
            ...online,
            site_domain_proof: null,
            site_url: 'https://octavo.example/sites/podgradje/',
          }
        : workspace,
    ),
  },
  render,
});

export const TakenDown: StoryObj = screenStory({
  data: {
    workspaces: demoWorkspaces.map((workspace) =>
      workspace.id === workspaceId
        ? {
            ...workspace,
            ...online,
            site_taken_down: {
              at: '2026-06-01T10:00:00.000Z',
              reason: 'The form asks for the numbers of cards.',
            },
          }
        : workspace,
    ),
  },
  render,
});

export const OwnPreviewAddress: StoryObj = {
  ...screenStory({
    data,
    render,
    trouble: (api) =>
      api.refuse('PATCH /api/workspaces/:id/', 400, {
        preview_url: ['This is the address of this server. Enter the address of your own site.'],
      }),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const address = await canvas.findByRole('textbox', { name: 'Preview address' });
    await userEvent.type(address, 'https://octavo.example/');
    await userEvent.click(canvas.getByRole('button', { name: 'Save website' }));
    await canvas.findByText(/^This is the address of this server/);
  },
};

export const AddressTaken: StoryObj = {
  ...screenStory({
    data,
    render,
    trouble: (api) =>
      api.refuse('PATCH /api/workspaces/:id/', 400, {
        site_slug: ['Another website already uses this address.'],
      }),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Address/ }), '-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save website' }));
    await canvas.findByText('Another website already uses this address.');
  },
};
