import type { Meta } from '@storybook/react-vite';
import { PagesScreen } from '../../src/features/pages/pages-screen.tsx';
import { demoReferring, demoPages, manyPages, workspaceId } from '../support/demo-records.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { press, search, see } from '../support/steps.ts';

export default {
  title: 'Screens/Pages',
  parameters: { path: `/workspaces/${workspaceId}/pages` },
} satisfies Meta;

const data = { pages: demoPages };
const story = screenStories({ data, render: () => <PagesScreen workspaceId={workspaceId} /> });

export const Filled = story();
export const Many = story({ data: { pages: manyPages } });
export const Empty = story({ data: {} });
export const Loading = story({ trouble: held('GET /api/pages/') });
export const Failed = story({ trouble: rejected('GET /api/pages/') });
export const NoMatch = story({ steps: [search('teapot'), see(/No pages match/)] });
export const Sorted = story({ steps: [press('Title')] });
export const Linked = story({
  data: { ...data, referring: demoReferring },
  steps: [press('Why Home can’t be deleted'), see('About us')],
});
