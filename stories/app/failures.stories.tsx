import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppErrorBoundary, ChunkErrorScreen, reloadedKey } from '../../src/app/app-error-boundary.tsx';
import { LostFramePart } from '../../src/app/frame/frame-part.tsx';
import { StartFailure } from '../../src/app/start-failure.tsx';
import { screenStory } from '../support/screen-story.tsx';
import { seeRole } from '../support/steps.ts';

export default { title: 'App/Failures' } satisfies Meta;

/** The interface's words cannot be loaded. */
export const NotStarted = screenStory({ visitor: 'guest', render: () => <StartFailure /> });

function Breaking(): never {
  throw new Error('This screen is broken.');
}

/** A screen threw while it was rendered. */
export const Broken: StoryObj = {
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
export const NewVersion = screenStory({
  trouble: (api) => {
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    api.deploy();
  },
  render: () => <ChunkErrorScreen />,
  steps: [seeRole('button', 'Reload')],
});

/** A part of the frame is missing; the screen beside it still works. */
export const LostPart = screenStory({ render: () => <LostFramePart /> });
