import type { Meta } from '@storybook/react-vite';
import { WorkspaceSeoScreen } from '../../src/features/workspaces/seo/workspace-seo-screen.tsx';
import { demoMedia, demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { workspaceStories } from '../support/screen-story.tsx';
import { fill, press, see } from '../support/steps.ts';

export default { title: 'Screens/Workspace SEO' } satisfies Meta;

const seo = {
  title_template: '{title} · {workspace}',
  description: 'Bowls, plates and vases, thrown, glazed and fired by hand in a small pottery by the harbour.',
  media: demoMedia.slice(0, 1).map(({ id, file }) => ({ id, file })),
};
const story = workspaceStories('seo', WorkspaceSeoScreen, {
  workspaces: demoWorkspaces.map((one) => (one.id === workspaceId ? { ...one, seo } : one)),
  media: demoMedia,
});

export const Filled = story();
export const Empty = story({ data: { workspaces: demoWorkspaces } });
export const UnknownPlaceholder = story({
  steps: [fill('Title template', ' {{site}'), press('Save'), see(/“{site}” isn’t available here/)],
});
