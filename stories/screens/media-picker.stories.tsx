import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { MediaPicker } from '../../src/features/media/picker/media-picker.tsx';
import { demoMedia, workspaceId } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Media picker' };
export default meta;

const data = { media: demoMedia };

/** Two images are already chosen, where several are allowed. */
function picker({ multiple, max }: { readonly multiple: boolean; readonly max?: number }) {
  return () => (
    <MediaPicker
      workspaceId={workspaceId}
      multiple={multiple}
      max={max}
      selected={demoMedia.slice(1, multiple ? 3 : 2)}
      onClose={fn()}
    />
  );
}

const render = picker({ multiple: true });

export const Filled: StoryObj = screenStory({ data, render });
export const AtMostTwo: StoryObj = screenStory({ data, render: picker({ multiple: true, max: 2 }) });
export const OnlyOne: StoryObj = screenStory({ data, render: picker({ multiple: false }) });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/media/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/media/') });

export const NoMatch: StoryObj = {
  ...screenStory({ data, render }),
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('searchbox'), 'whale');
    await dialog.findByText(/No images match/);
  },
};

export const Uploading: StoryObj = {
  ...screenStory({ data, render, trouble: held('POST /api/media/') }),
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
    const file = new File([await canvas.convertToBlob()], 'harbour-at-noon.png', { type: 'image/png' });
    await userEvent.upload(dialog.getByLabelText('Upload images', { selector: 'input' }), file);
    await dialog.findByText('Uploaded 0 of 1');
  },
};
