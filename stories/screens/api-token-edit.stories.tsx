import type { Meta } from '@storybook/react-vite';
import { ApiTokenEditScreen } from '../../src/features/api-tokens/api-token-edit-screen.tsx';
import { demoApiKeys, workspaceId } from '../support/demo-records.ts';
import { held, screenStories } from '../support/screen-story.tsx';
import { press } from '../support/steps.ts';

export default { title: 'Screens/API token edit' } satisfies Meta;

const story = screenStories({
  data: { apiKeys: demoApiKeys },
  render: () => <ApiTokenEditScreen workspaceId={workspaceId} apiKeyId="api-key-site" />,
});

export const Filled = story();
export const Revealed = story({ steps: [press('Show key')] });
export const Loading = story({ trouble: held('GET /api/accesses/:id/') });
export const Failed = story({ data: {} });
