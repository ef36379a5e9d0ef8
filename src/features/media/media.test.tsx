import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeMedia } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import type { ReferringContent } from '../../../shared/wire/content.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { askToLeave } from '../../ui/leave/ask-to-leave.ts';
import { MediaScreen } from './media-screen.tsx';

// jsdom cannot decode or encode images; the end-to-end tests check the canvas in Chromium.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.startsWith('broken')) throw new DOMException('The source image could not be decoded.');
    return { width: 4000, height: 3000, close: () => undefined };
  });
  const data = new Uint8ClampedArray([9, 9, 9, 255]);
  const nothing = () => undefined;
  const known = { getContextAttributes: () => ({}), getImageData: () => ({ data }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function getContext(
    this: HTMLCanvasElement,
  ) {
    return { canvas: this, fillRect: nothing, drawImage: nothing, ...known } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
  ) {
    done(new Blob([`${this.width}x${this.height}`], { type: 'image/jpeg' }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function image(name: string): File {
  return new File(['pixels'], name, { type: 'image/png', lastModified: 1 });
}

function open(media: Media[] = [], referring: ReferringContent = { results: [], more: false }) {
  return renderScreen(<MediaScreen workspaceId="workspace-1" />, { data: { media, referring } });
}

function images(count: number) {
  return Array.from({ length: count }, (_, index) => makeMedia({ alt: `Image ${index + 1}` }));
}

test('uploads several files as shrunk JPEGs named by their hash', async () => {
  const { api, user } = open();
  await user.upload(screen.getByLabelText('Upload images', { selector: 'input' }), [
    image('a.png'),
    image('b.png'),
  ]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(api.data.media).toHaveLength(2);
  const files = api.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as FormData).get('file') as File);
  expect(await files[0]?.text()).toBe('1024x768');
  for (const file of files) expect(file.name).toMatch(/^[0-9a-f]{16}\.jpg$/);
  expect(files[0]?.name).not.toBe(files[1]?.name);
});

test('names an image by its file name, never by its hash, and reports the upload of one without a name', async () => {
  const { api, user } = open([makeMedia({ alt: '', name: '' })]);
  expect(await screen.findByText(/^Image from Nov /)).toBeVisible();
  await user.upload(screen.getByLabelText('Upload images', { selector: 'input' }), image('kitchen.png'));
  expect(await screen.findByText('kitchen.png')).toBeVisible();
  expect(api.data.media[0]?.name).toBe('kitchen.png');
  await user.click(await screen.findByRole('button', { name: 'Edit alt text of kitchen.png' }));
  expect(await screen.findByRole('dialog', { name: 'kitchen.png' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Description (alt text)' })).toHaveFocus();
  expect(screen.queryByText(/[0-9a-f]{16}/)).not.toBeInTheDocument();
});

test('accepts dropped and pasted files', async () => {
  const { api } = open();
  fireEvent.drop(screen.getByTestId('upload-area'), {
    dataTransfer: { types: ['Files'], files: [image('dropped.png')] },
  });
  await waitFor(() => expect(api.data.media).toHaveLength(1));
  fireEvent.paste(document.body, { clipboardData: { files: [image('pasted.png')] } });
  await waitFor(() => expect(api.data.media).toHaveLength(2));
});

test('ignores a paste into a text field', async () => {
  const { user } = open([makeMedia({ alt: 'Teapot' })]);
  await user.click(await screen.findByRole('button', { name: 'Edit alt text of Teapot' }));
  const field = await screen.findByRole('textbox', { name: 'Description (alt text)' });
  fireEvent.paste(field, { clipboardData: { files: [image('pasted.png')] } });
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
});

test('announces when uploads start and end and how many failed, but not every step between', async () => {
  open();
  const area = screen.getByTestId('upload-area');
  const status = screen.getAllByRole('status').find((region) => area.contains(region));
  const text = new File(['words'], 'words.txt', { type: 'text/plain' });
  fireEvent.drop(area, {
    dataTransfer: { types: ['Files'], files: [image('a.png'), image('b.png'), text] },
  });
  expect(status).toHaveTextContent('Uploading 3 images');
  await screen.findByText('2 images uploaded');
  expect(status).toHaveTextContent('1 upload failed');
  expect(screen.getByText('File is not an image! Use JPEG, PNG, WebP, GIF or AVIF.')).toBeVisible();
});

test('cancels a running upload, and moves the focus to the next control', async () => {
  const { api, user } = open();
  api.hold('POST /api/media/');
  await user.upload(screen.getByLabelText('Upload images', { selector: 'input' }), [
    image('a.png'),
    image('b.png'),
  ]);
  expect(await screen.findByText('Uploaded 0 of 2')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Uploading a.png' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of a.png' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of b.png' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).not.toBeInTheDocument();
  const [upload] = screen.getAllByRole('button', { name: 'Upload images' });
  await waitFor(() => expect(upload).toHaveFocus());
  expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
});

test('asks before leaving running uploads', async () => {
  const { api, user } = open();
  api.hold('POST /api/media/');
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(false);
  await user.upload(screen.getByLabelText('Upload images', { selector: 'input' }), image('a.png'));
  await screen.findByText('Uploaded 0 of 1');
  expect(unload()).toBe(true);
  const left = vi.fn();
  askToLeave(left);
  expect(await screen.findByRole('alertdialog', { name: 'Cancel uploads?' })).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Leave anyway' }));
  expect(left).toHaveBeenCalledOnce();
});

test('reports an empty canvas', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  const { user } = open();
  await user.upload(screen.getByLabelText('Upload images', { selector: 'input' }), image('a.png'));
  expect(await screen.findByText('Canvas is empty')).toBeVisible();
});

test('moves the focus to the next image when one is deleted, and to the heading after the last', async () => {
  const { user } = open(images(2));
  await user.click(await screen.findByRole('button', { name: 'Delete Image 1' }));
  await user.click(screen.getByRole('button', { name: 'Delete image' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Details of Image 2' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete Image 2' }));
  await user.click(screen.getByRole('button', { name: 'Delete image' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('warns before deleting an image that blocks show', async () => {
  const home = {
    kind: 'page' as const,
    page: 'home',
    workspace: 'workspace-1',
    name: 'Home',
    block_content_model: null,
  };
  const teapot = makeMedia({ alt: 'Teapot', in_use: true });
  const { api, user } = open([teapot], { results: [home], more: false });
  await user.click(await screen.findByRole('button', { name: 'Delete Teapot' }));
  expect(screen.getByText(/will disappear from the places/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute(
    'href',
    '/workspaces/workspace-1/pages/home',
  );
  await user.click(screen.getByRole('button', { name: 'Delete image' }));
  await waitFor(() => expect(api.data.media).toEqual([]));
});

test('warns when the server knows of a block that the list does not know', async () => {
  const media = makeMedia({ alt: 'Teapot' });
  const { api, user } = open([media]);
  await user.click(await screen.findByRole('button', { name: 'Delete Teapot' }));
  api.data.media = [{ ...media, in_use: true }];
  await user.click(screen.getByRole('button', { name: 'Delete image' }));
  expect(await screen.findByText(/will disappear from the places/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete image' }));
  await waitFor(() => expect(api.data.media).toEqual([]));
});

test('names images without a name and a description by their place in the list', async () => {
  const media = Array.from({ length: 3 }, (_, index) =>
    makeMedia({ alt: '', name: '', width: 420 + index, height: 300 }),
  );
  open(media);
  expect(await screen.findByRole('button', { name: /^Delete image 1 of 3, \d+ × 300,/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Delete image 3 of 3, \d+ × 300,/ })).toBeVisible();
  const names = screen.getAllByRole('button', { name: /^Delete/ }).map((one) => one.ariaLabel);
  expect(new Set(names).size).toBe(3);
});
