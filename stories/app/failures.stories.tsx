import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AppErrorBoundary, ChunkErrorScreen, reloadedKey } from '../../src/app/app-error-boundary.tsx';
import { LostFramePart } from '../../src/app/frame/frame-part.tsx';
import { StartFailure } from '../../src/app/start-failure.tsx';
import { screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'App/Failures' };
export default meta;

type Story = StoryObj;

/** The interface's words cannot be loaded. */
export const NotStarted: Story = screenStory({ visitor: 'guest', render: () => <StartFailure /> });

function Breaking(): never {
  throw new Error('This screen is broken.');
}

/** A screen threw while it was rendered. */
export const Broken: Story = {
  ...screenStory({
    render: () => (
      <AppErrorBoundary>
        <Breaking />
      </AppErrorBoundary>
    ),
  }),
  tags: ['breaks'],
};

/** The screen's code is missing: the server has a new build, and the window has already been reloaded once for it. */
export const NewVersion: Story = {
  ...screenStory({
    trouble: (api) => {
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      api.deploy();
    },
    render: () => <ChunkErrorScreen />,
  }),
  play: async () => void (await screen.findByRole('button', { name: 'Reload' })),
};

/** A part of the frame is missing; the screen beside it still works. */
export const LostPart: Story = screenStory({ render: () => <LostFramePart /> });
