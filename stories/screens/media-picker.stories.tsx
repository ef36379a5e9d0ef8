import type { Meta } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { MediaPicker } from '../../src/features/media/picker/media-picker.tsx';
import { demoMedia, workspaceId } from '../support/demo-records.ts';
import { imageFiles } from '../support/image-files.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { search, see } from '../support/steps.ts';

export default { title: 'Screens/Media picker' } satisfies Meta;

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

const story = screenStories({ data: { media: demoMedia }, render: picker({ multiple: true }) });

export const Filled = story();
export const AtMostTwo = story({ render: picker({ multiple: true, max: 2 }) });
export const OnlyOne = story({ render: picker({ multiple: false }) });
export const Empty = story({ data: {} });
export const Loading = story({ trouble: held('GET /api/media/') });
export const Failed = story({ trouble: rejected('GET /api/media/') });
export const NoMatch = story({ steps: [search('whale'), see(/No images match/)] });

async function upload(): Promise<void> {
  const input = await screen.findByLabelText('Upload images', { selector: 'input' });
  await userEvent.upload(input, await imageFiles(['harbour-at-noon.png']));
}

export const Uploading = story({
  trouble: held('POST /api/media/'),
  steps: [upload, see('Uploaded 0 of 1')],
});
