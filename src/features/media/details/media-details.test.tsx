import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeMedia } from '../../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import { AdminMediaScreen } from '../admin-media-screen.tsx';
import { MediaScreen } from '../media-screen.tsx';

const tea = makeMedia({ id: 'tea', file: 'ab/cd.jpg', name: 'Tea.HEIC', alt: 'A teapot', in_use: true });
const cup = makeMedia({ id: 'cup', name: 'cup.jpg', alt: '' });
const home = {
  kind: 'page' as const,
  page: 'home',
  workspace: 'workspace-1',
  name: 'Home',
  block_content_model: null,
};
const path = '/workspaces/workspace-1/media';

const referring = { results: [home], more: false };

function renderMedia(query = '') {
  const data = { media: [tea, cup], referring };
  return renderScreen(<MediaScreen workspaceId="workspace-1" />, { data, path: path + query });
}

test('shows everything about an image, at an address of its own', async () => {
  const { user, place } = renderMedia('?unused=0');
  await user.click(await screen.findByRole('link', { name: 'Details of A teapot' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tea.HEIC' }));
  expect(place()).toBe(`${path}?image=tea`);
  for (const fact of ['Tea.HEIC', '1024 × 768 pixels', '179 kB', 'JPEG'])
    expect(dialog.getAllByText(fact)[0] ?? null).toBeInTheDocument();
  const link = await dialog.findByRole('link', { name: 'Home' });
  expect(link).toHaveAttribute('href', '/workspaces/workspace-1/pages/home');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(place()).toBe(path);
  expect(screen.getByRole('link', { name: 'Details of A teapot' })).toHaveFocus();
});

test('opens for an image that is not among those listed', async () => {
  renderMedia('?search=cup&image=tea');
  expect(await screen.findByRole('dialog', { name: 'Tea.HEIC' })).toBeVisible();
});

test('reports that an image was deleted', async () => {
  const { user } = renderMedia('?image=gone');
  expect(await screen.findByText('This image was deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('link', { name: 'Details of cup.jpg' })).toBeVisible();
});

test('is downloaded under its original name, and its address can be copied', async () => {
  const { user } = renderMedia('?image=tea');
  const download = await screen.findByRole('link', { name: 'Download' });
  expect(download).toHaveAttribute('download', 'Tea.jpg');
  expect(download).toHaveAttribute('href', `${location.origin}/media/ab/cd.jpg`);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByText('Address copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/media/ab/cd.jpg`);
});

test('asks before a typed description is lost', async () => {
  const { user, place } = renderMedia('?image=cup');
  await user.type(await screen.findByRole('textbox', { name: 'Description (alt text)' }), 'A cup');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('textbox', { name: 'Description (alt text)' })).toHaveValue('A cup');
  expect(place()).toBe(`${path}?image=cup`);
});

test('deletes the image, and closes', async () => {
  const { user, api, place } = renderMedia('?image=cup');
  await user.click(await screen.findByRole('button', { name: 'Delete image' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete image' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.data.media).toEqual([tea]);
  expect(place()).toBe(path);
});

test('lets administrators look, without links and a form', async () => {
  const data = { media: [tea], referring };
  const { api, user } = renderScreen(<AdminMediaScreen />, { data, path: '/admin/media' });
  await user.click(await screen.findByRole('link', { name: 'Details of A teapot' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tea.HEIC' }));
  expect(await dialog.findByText('Home')).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete image' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete image' }));
  await waitFor(() => expect(api.data.media).toEqual([]));
});
