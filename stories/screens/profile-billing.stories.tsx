import type { Meta } from '@storybook/react-vite';
import { BillingScreen } from '../../src/features/profile/billing-screen.tsx';
import { demoMedia, demoWorkspaces } from '../support/demo-records.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';

export default { title: 'Screens/Profile billing', parameters: { path: '/profile/billing' } } satisfies Meta;

const story = screenStories({
  data: { workspaces: demoWorkspaces, media: demoMedia },
  render: () => <BillingScreen />,
});
const call = 'GET /api/usage/';

export const Filled = story();
export const Empty = story({ data: {} });
export const Administrator = story({ data: {}, visitor: 'administrator' });
export const Loading = story({ trouble: held(call) });
export const Failed = story({ trouble: rejected(call) });
