import type { Meta } from '@storybook/react-vite';
import type { WorkspaceDesign } from '../../shared/wire/site-design.ts';
import { WorkspaceDesignScreen } from '../../src/features/workspaces/design/workspace-design-screen.tsx';
import { demoMedia, demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { makeDesign } from '../support/fake-records.ts';
import { held, workspaceStories } from '../support/screen-story.tsx';
import { clear, fill, press, see } from '../support/steps.ts';

export default { title: 'Screens/Workspace design' } satisfies Meta;

const data = (design: Partial<WorkspaceDesign> = {}) => ({
  workspaces: demoWorkspaces,
  media: demoMedia,
  designs: { [workspaceId]: { ...makeDesign('SHOP'), ...design } },
});
const story = workspaceStories('design', WorkspaceDesignScreen, data());
const images = demoMedia.slice(0, 1).map(({ id, file }) => ({ id, file }));

export const Filled = story();
export const AnotherBrand = story({
  data: data({
    ...{ primary: '#5B2A86', secondary: '#B4431F', light: '#F4F0F8', black: '#1B1425' },
    ...{ fonts: 'playfair', corners: 'soft', spacing: 'airy', logo: images, favicon: images },
  }),
});
export const LowContrast = story({ data: data({ primary: '#F2B705', light: '#8C8C8C' }) });
export const Loading = story({ trouble: held('GET /api/workspaces/:id/design/') });
export const Failed = story({ data: {} });
export const InvalidColour = story({
  steps: [
    clear('Primary colour'),
    fill('Primary colour', 'teal'),
    press('Save'),
    see(/six hexadecimal digits/),
  ],
});
export const InDarkMode = story({ steps: [press('Dark')] });
