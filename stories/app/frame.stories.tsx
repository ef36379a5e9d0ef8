import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, waitFor } from 'storybook/test';
import { PageFrame } from '../../src/app/frame/page-frame.tsx';
import { useAppStore } from '../../src/state/app-store.ts';
import { PageHeader } from '../../src/ui/page-header.tsx';
import { demoWorkspaces, workspaceId } from '../support/demo-records.ts';
import { everyFeature } from '../support/fake-data.ts';
import type { Visitor } from '../support/fake-world.ts';
import { screenStory } from '../support/screen-story.tsx';

export default {
  title: 'App/Frame',
  parameters: { layout: 'fullscreen', wholePage: true },
} satisfies Meta;

function frameStory(path: string, visitor: Visitor, registration = true): StoryObj {
  const story = screenStory({
    visitor,
    data: { workspaces: demoWorkspaces, features: { ...everyFeature, registration } },
    render: () => (
      <PageFrame>
        <PageHeader title="A screen" />
      </PageFrame>
    ),
  });
  return { ...story, parameters: { path } };
}

export const Guest = frameStory('/support/help', 'guest');
/** An installation without registration: there is no link to it. */
export const GuestWithoutRegistration = frameStory('/support/help', 'guest', false);

export const User = frameStory('/workspaces', 'editor');

export const UserInWorkspace: StoryObj = {
  ...frameStory(`/workspaces/${workspaceId}/components`, 'editor'),
  play: async () => void (await screen.findByRole('combobox')),
};

export const UserInProfile = frameStory('/profile/password', 'editor');

export const Administrator = frameStory('/admin/media', 'administrator');

/** The badge in the header stays as long as the browser has no connection. */
export const Offline: StoryObj = {
  ...frameStory('/workspaces', 'editor'),
  decorators: [
    (Story) => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      return <Story />;
    },
  ],
};

/** As on a phone: the menu lies over the screen. */
export const OpenMenu: StoryObj = {
  ...frameStory(`/workspaces/${workspaceId}/media`, 'editor'),
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => {
      // Even if the story's window is wide.
      window.matchMedia = narrow;
      return <Story />;
    },
  ],
  play: () =>
    waitFor(() => {
      // The menu is fetched when it is first needed, and starts closed.
      const { drawerOpen, toggleDrawer } = useAppStore.getState().shell;
      if (!drawerOpen) toggleDrawer();
      screen.getByRole('dialog');
    }),
};

const matchMedia = window.matchMedia.bind(window);

/** Answers media queries as a window narrower than all their limits. */
function narrow(query: string): MediaQueryList {
  return matchMedia(query.includes('min-width') ? 'not all' : query);
}
