import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen, userEvent, within } from 'storybook/test';
import { MediaScreen } from '../../src/features/media/media-screen.tsx';
import { demoMedia, workspaceId } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Media' };
export default meta;

const data = { media: demoMedia };
const render = () => <MediaScreen workspaceId={workspaceId} />;

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/media/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/media/') });

export const Describing: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvasElement }) {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Describe/ });
    if (first !== undefined) await userEvent.click(first);
    await screen.findByRole('dialog');
  },
};

export const DeletingInUse: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvasElement }) {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Delete/ });
    if (first !== undefined) await userEvent.click(first);
    await screen.findByText(/Blocks still show this picture/);
  },
};

export const Uploading: StoryObj = {
  ...screenStory({ data, render, trouble: held('POST /api/media/') }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('img');
    const area = canvas.getByTestId('upload-area');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await drawnFile());
    dataTransfer.items.add(new File(['words'], 'notes.txt', { type: 'text/plain' }));
    await fireEvent(area, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await canvas.findByText('File is not an image!');
  },
};

async function drawnFile(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob()], 'harbour-at-noon.png', { type: 'image/png' });
}
