import type { Meta } from '@storybook/react-vite';
import { ApiTokensScreen } from '../../src/features/api-tokens/api-tokens-screen.tsx';
import { demoApiKeys, workspaceId } from '../support/demo-records.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';

export default { title: 'Screens/API tokens' } satisfies Meta;

const story = screenStories({
  data: { apiKeys: demoApiKeys },
  render: () => <ApiTokensScreen workspaceId={workspaceId} />,
});

export const Filled = story();
export const Empty = story({ data: {} });
export const Loading = story({ trouble: held('GET /api/accesses/') });
export const Failed = story({ trouble: rejected('GET /api/accesses/') });
