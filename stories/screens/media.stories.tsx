import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen, userEvent } from 'storybook/test';
import { MediaScreen } from '../../src/features/media/media-screen.tsx';
import type { Media } from '../../shared/wire/media.ts';
import { askToLeave } from '../../src/ui/leave/ask-to-leave.ts';
import { demoMedia, demoReferring, workspaceId } from '../support/demo-records.ts';
import { imageFiles } from '../support/image-files.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { press, search, see, seeRole, type Step } from '../support/steps.ts';

const path = `/workspaces/${workspaceId}/media`;

export default { title: 'Screens/Media', parameters: { path } } satisfies Meta;

const data = { media: demoMedia };
const story = screenStories({ data, render: () => <MediaScreen workspaceId={workspaceId} /> });

export const Filled = story();
export const Empty = story({ data: {} });
export const Loading = story({ trouble: held('GET /api/media/') });
export const Failed = story({ trouble: rejected('GET /api/media/') });
export const Many = story({
  data: { media: Array.from({ length: 5 }, (_, round) => copies(demoMedia, round)).flat() },
});

function copies(media: readonly Media[], round: number): Media[] {
  return media.map((one) => ({ ...one, id: `${one.id}-${round}` }));
}

const linked = { ...data, referring: demoReferring };

export const Describing = story({ steps: [press(/^Edit alt text of/), seeRole('dialog')] });
export const Details = story({ data: linked, steps: [press(/^Details of/, 'link'), see('About us')] });
export const DetailsOfDeleted: StoryObj = {
  ...story({ steps: [see('This image was deleted.')] }),
  parameters: { path: `${path}?image=gone` },
};
export const NoMatch = story({ steps: [search('whale'), see(/No images match/)] });
export const DeletingInUse = story({ data: linked, steps: [press(/^Delete/), see('About us')] });
export const Filtered = story({
  steps: [
    press('Unused', 'checkbox'),
    () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name'),
    see(/images found$/),
  ],
});

/** Drags these images over the list, or drops them. */
function drag(type: 'dragover' | 'drop', names: readonly string[], others: readonly File[] = []): Step {
  return async () => {
    await screen.findAllByRole('img');
    const dataTransfer = new DataTransfer();
    for (const file of [...others, ...(await imageFiles(names))]) dataTransfer.items.add(file);
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    await fireEvent(screen.getByTestId('upload-area'), event);
  };
}

const image = 'harbour-at-noon.png';

export const Uploading = story({
  trouble: held('POST /api/media/'),
  steps: [
    drag(
      'drop',
      [image, 'bowls.png', 'kiln.png', 'tea.png'],
      [new File(['words'], 'notes.txt', { type: 'text/plain' })],
    ),
    see('File is not an image! Use JPEG, PNG, WebP, GIF or AVIF.'),
    see('Uploaded 0 of 5'),
  ],
});
export const UploadRefused = story({
  trouble: (api) => api.cut('POST /api/media/'),
  steps: [drag('drop', [image]), seeRole('button', 'Try again')],
});
export const LeavingUploads = story({
  trouble: held('POST /api/media/'),
  steps: [
    drag('drop', [image]),
    see('Uploaded 0 of 1'),
    async () => askToLeave(() => undefined),
    seeRole('alertdialog'),
  ],
});
export const Dragging = story({ steps: [drag('dragover', [image]), see('Drop images to upload')] });
