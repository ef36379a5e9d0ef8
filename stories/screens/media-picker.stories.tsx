import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MediaPickerDialog } from '../../src/features/media/media-picker-dialog.tsx';
import { demoMedia, workspaceId } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Media picker' };
export default meta;

const data = { media: demoMedia };

function picker({ multiple, max }: { readonly multiple: boolean; readonly max?: number }) {
  return () => (
    <MediaPickerDialog
      open
      workspaceId={workspaceId}
      multiple={multiple}
      max={max}
      selected={demoMedia.slice(1, 3)}
      onClose={fn()}
    />
  );
}

const render = picker({ multiple: true });

export const Filled: StoryObj = screenStory({ data, render });
export const AtMostTwo: StoryObj = screenStory({ data, render: picker({ multiple: true, max: 2 }) });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/media/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/media/') });
