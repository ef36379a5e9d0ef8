import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { WorkspaceDetails } from '../../src/features/workspaces/workspace-details.tsx';
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

const site: Partial<Workspace> = {
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

/** The settings of a workspace whose website is online. */
const online = (more: Partial<Workspace> = {}) =>
  screenStory({
    data: {
      workspaces: demoWorkspaces.map((one) => (one.id === workspaceId ? { ...one, ...site, ...more } : one)),
    },
    render,
  });

export const WithWebsite: StoryObj = online();
export const DomainWaiting: StoryObj = online({
  site_domain_proof: null,
  site_url: 'https://octavo.example/sites/podgradje/',
});
export const TakenDown: StoryObj = online({
  site_taken_down: { at: '2026-06-01T10:00:00.000Z', reason: 'The form asks for the numbers of cards.' },
});

/** The server refuses what is typed into a field, with these words. */
function refusing(
  field: 'preview_url' | 'site_slug',
  label: string | RegExp,
  typed: string,
  words: string,
): StoryObj {
  return {
    ...screenStory({
      ...{ data, render },
      trouble: (api) => api.refuse('PATCH /api/workspaces/:id/', 400, { [field]: [words] }),
    }),
    async play({ canvas }) {
      await userEvent.type(await canvas.findByRole('textbox', { name: label }), typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Save website' }));
      await canvas.findByText(words);
    },
  };
}
export const OwnPreviewAddress: StoryObj = refusing(
  ...(['preview_url', 'Preview address', 'https://octavo.example/'] as const),
  'This is the address of this server. Enter the address of your own site.',
);
export const AddressTaken: StoryObj = refusing(
  ...(['site_slug', /^Address/, '-2'] as const),
  'Another website already uses this address.',
);
