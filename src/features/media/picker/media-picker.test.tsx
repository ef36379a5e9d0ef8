import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeMedia } from '../../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import type { MediaItem } from '../../../../shared/media-item.ts';
import { MediaPicker } from './media-picker.tsx';

const media = Array.from({ length: 19 }, (_, index) =>
  makeMedia({ id: `m${index + 1}`, alt: `Cup ${index + 1}` }),
);

interface Asked {
  readonly max?: number;
  readonly selected?: readonly MediaItem[];
}

function renderPicker({ max, selected = [] }: Asked = {}) {
  const onClose = vi.fn();
  const dialog = (
    <MediaPicker workspaceId="workspace-1" multiple max={max} selected={selected} onClose={onClose} />
  );
  return { onClose, ...renderScreen(dialog, { data: { media } }) };
}

function cup(number: number) {
  return screen.findByRole('button', { name: new RegExp(`Cup ${number}$`) });
}

function item(number: number) {
  return { id: `m${number}`, file: media[number - 1]?.file };
}

test('returns the chosen images in their order, from several pages', async () => {
  const { user, onClose } = renderPicker();
  await user.click(await cup(3));
  await user.click(await cup(1));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  await user.click(await cup(19));
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(onClose).toHaveBeenCalledWith([item(3), item(1), item(19)]);
});

test('shows the current choice, and lets it be removed', async () => {
  const { user, onClose } = renderPicker({ selected: [{ id: 'm2', file: 'm2.jpg' }] });
  const chosen = await cup(2);
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await user.click(chosen);
  expect(chosen).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(onClose).toHaveBeenCalledWith([]);
});

test('returns nothing when cancelled', async () => {
  const { user, onClose } = renderPicker();
  await user.click(await cup(1));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledWith(undefined);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('allows at most the maximum, and explains it', async () => {
  const { user } = renderPicker({ max: 2 });
  await user.click(await cup(1));
  await user.click(await cup(2));
  expect(await cup(3)).toBeDisabled();
  expect(await cup(2)).toBeEnabled();
  expect(screen.getByText(/Choose up to 2 images/)).toBeVisible();
});

test('is operable by keyboard alone', async () => {
  const { user, onClose } = renderPicker();
  (await cup(1)).focus();
  await user.keyboard(' {ArrowRight}{Enter}{End}');
  expect(await cup(8)).toHaveFocus();
  screen.getByRole('button', { name: 'Select' }).focus();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledWith([item(1), item(2)]);
});

test('shows the choice from all pages in its order, and lets each image be removed there', async () => {
  const { user, onClose } = renderPicker();
  await user.click(await cup(3));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  await user.click(await cup(19));
  const strip = within(screen.getByRole('list', { name: 'Selected images' }));
  expect(strip.getAllByRole('listitem')).toHaveLength(2);
  await user.click(strip.getByRole('button', { name: 'Deselect image 1' }));
  expect(strip.getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(strip.getByRole('button')).toHaveFocus());
  await user.click(strip.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload images' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(onClose).toHaveBeenCalledWith([]);
});

test('asks before it closes during an upload', async () => {
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  const { user, onClose } = renderPicker();
  const file = new File(['pixels'], 'a.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Upload images', { selector: 'input' }), file);
  await screen.findByText('Uploaded 0 of 1');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel uploads?' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Leave anyway' }));
  expect(onClose).toHaveBeenCalledWith(undefined);
  vi.unstubAllGlobals();
});
