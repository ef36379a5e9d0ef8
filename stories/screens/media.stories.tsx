import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen, userEvent, within } from 'storybook/test';
import { MediaScreen } from '../../src/features/media/media-screen.tsx';
import type { Media } from '../../shared/wire/media.ts';
import { askToLeave } from '../../src/ui/leave/ask-to-leave.ts';
import { demoMedia, demoReferring, workspaceId } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Media', parameters: { path: `/workspaces/${workspaceId}/media` } };
export default meta;

const data = { media: demoMedia };
const render = () => <MediaScreen workspaceId={workspaceId} />;

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/media/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/media/') });

export const Describing: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Edit alt text of/ });
    if (first !== undefined) await userEvent.click(first);
    await screen.findByRole('dialog');
  },
};

export const Details: StoryObj = {
  ...screenStory({ data: { ...data, referring: demoReferring }, render }),
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('link', { name: /^Details of/ });
    if (first !== undefined) await userEvent.click(first);
    await screen.findByRole('dialog');
    await screen.findByText('About us');
  },
};

export const DetailsOfDeleted: StoryObj = {
  ...screenStory({ data, render }),
  parameters: { path: `/workspaces/${workspaceId}/media?image=gone` },
  async play() {
    await screen.findByText('This image was deleted.');
  },
};

export const Filtered: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Unused' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'name');
    await canvas.findByText(/images found$/);
  },
};

export const NoMatch: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'whale');
    await canvas.findByText(/No images match/);
  },
};

export const DeletingInUse: StoryObj = {
  ...screenStory({ data: { ...data, referring: demoReferring }, render }),
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Delete/ });
    if (first !== undefined) await userEvent.click(first);
    await screen.findByText('About us');
  },
};

export const Uploading: StoryObj = {
  ...screenStory({ data, render, trouble: held('POST /api/media/') }),
  async play({ canvas, canvasElement }) {
    await drop(canvasElement, [
      new File(['words'], 'notes.txt', { type: 'text/plain' }),
      ...(await imageFiles(['harbour-at-noon.png', 'bowls.png', 'kiln.png', 'tea.png'])),
    ]);
    await canvas.findByText('File is not an image! Use JPEG, PNG, WebP, GIF or AVIF.');
    await canvas.findByText('Uploaded 0 of 5');
  },
};

export const UploadRefused: StoryObj = {
  ...screenStory({ data, render, trouble: (api) => api.cut('POST /api/media/') }),
  async play({ canvas, canvasElement }) {
    await drop(canvasElement, await imageFiles(['harbour-at-noon.png']));
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const LeavingUploads: StoryObj = {
  ...screenStory({ data, render, trouble: held('POST /api/media/') }),
  async play({ canvas, canvasElement }) {
    await drop(canvasElement, await imageFiles(['harbour-at-noon.png']));
    await canvas.findByText('Uploaded 0 of 1');
    askToLeave(() => undefined);
    await screen.findByRole('alertdialog');
  },
};

export const Dragging: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await canvas.findAllByRole('img');
    await drag('dragover', canvas.getByTestId('upload-area'), await imageFiles(['harbour-at-noon.png']));
    await canvas.findByText('Drop images to upload');
  },
};

export const Many: StoryObj = screenStory({
  data: { media: Array.from({ length: 5 }, (_, round) => copies(demoMedia, round)).flat() },
  render,
});

function copies(media: readonly Media[], round: number): Media[] {
  return media.map((one) => ({ ...one, id: `${one.id}-${round}` }));
}

async function drop(screenOf: HTMLElement, files: readonly File[]): Promise<void> {
  const canvas = within(screenOf);
  await canvas.findAllByRole('img');
  await drag('drop', canvas.getByTestId('upload-area'), files);
}

async function drag(type: 'dragover' | 'drop', area: HTMLElement, files: readonly File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  await fireEvent(area, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

async function imageFiles(names: readonly string[]): Promise<File[]> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const rendered = await canvas.convertToBlob();
  return names.map((name) => new File([rendered], name, { type: 'image/png' }));
}
