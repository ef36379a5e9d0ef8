import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import type { WorkspaceDesign } from '../../shared/wire/site-design.ts';
import { FieldHostProvider } from '../../src/app/field-host.tsx';
import { WorkspaceDetails } from '../../src/features/workspaces/workspace-details.tsx';
import { WorkspaceDesignScreen } from '../../src/features/workspaces/design/workspace-design-screen.tsx';
import { demoMedia, demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { makeDesign } from '../support/fake-records.ts';
import { held, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspace design' };
export default meta;

const render = () => (
  <FieldHostProvider workspaceId={workspaceId}>
    <WorkspaceDetails workspaceId={workspaceId} current="design">
      <WorkspaceDesignScreen workspaceId={workspaceId} />
    </WorkspaceDetails>
  </FieldHostProvider>
);

const data = (design: Partial<WorkspaceDesign> = {}) => ({
  workspaces: demoWorkspaces,
  media: demoMedia,
  designs: { [workspaceId]: { ...makeDesign('SHOP'), ...design } },
});
const images = demoMedia.slice(0, 1).map(({ id, file }) => ({ id, file }));

export const Filled: StoryObj = screenStory({ data: data(), render });
export const AnotherBrand: StoryObj = screenStory({
  data: data({
    primary: '#5B2A86',
    secondary: '#B4431F',
    light: '#F4F0F8',
    black: '#1B1425',
    fonts: 'playfair',
    corners: 'soft',
    spacing: 'airy',
    logo: images,
    favicon: images,
  }),
  render,
});
export const LowContrast: StoryObj = screenStory({
  data: data({ primary: '#F2B705', light: '#8C8C8C' }),
  render,
});
export const Loading: StoryObj = screenStory({
  data: data(),
  render,
  trouble: held('GET /api/workspaces/:id/design/'),
});
export const Failed: StoryObj = screenStory({ render });

export const InvalidColour: StoryObj = {
  ...screenStory({ data: data(), render }),
  async play({ canvas }) {
    const field = await canvas.findByRole('textbox', { name: 'Primary colour' });
    await userEvent.clear(field);
    await userEvent.type(field, 'teal');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/six hexadecimal digits/);
  },
};

export const InDarkMode: StoryObj = {
  ...screenStory({ data: data(), render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dark' }));
  },
};
