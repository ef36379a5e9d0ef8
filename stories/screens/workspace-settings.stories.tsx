import type { Meta } from '@storybook/react-vite';
import { WorkspaceSettingsScreen } from '../../src/features/workspaces/workspace-settings-screen.tsx';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { held, invalid, workspaceStories } from '../support/screen-story.tsx';
import { fill, press, see } from '../support/steps.ts';

export default { title: 'Screens/Workspace settings' } satisfies Meta;

const story = workspaceStories('settings', WorkspaceSettingsScreen);

export const Filled = story();
export const Loading = story({ trouble: held('GET /api/workspaces/:id/') });
export const Failed = story({ data: {} });

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
  story({
    data: {
      workspaces: demoWorkspaces.map((one) => (one.id === workspaceId ? { ...one, ...site, ...more } : one)),
    },
  });

export const WithWebsite = online();
export const DomainWaiting = online({
  site_domain_proof: null,
  site_url: 'https://octavo.example/sites/podgradje/',
});
export const TakenDown = online({
  site_taken_down: { at: '2026-06-01T10:00:00.000Z', reason: 'The form asks for the numbers of cards.' },
});

const call = 'PATCH /api/workspaces/:id/';
const preview_url = 'This is the address of this server. Enter the address of your own site.';
const site_slug = 'Another website already uses this address.';

export const OwnPreviewAddress = story({
  trouble: invalid(call, { preview_url }),
  steps: [fill('Preview address', 'https://octavo.example/'), press('Save website'), see(preview_url)],
});
export const AddressTaken = story({
  trouble: invalid(call, { site_slug }),
  steps: [fill(/^Address/, '-2'), press('Save website'), see(site_slug)],
});
