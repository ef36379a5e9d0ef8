import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeMedia } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { AdminMediaScreen } from './admin-media-screen.tsx';
import { MediaScreen } from './media-screen.tsx';

const media = [
  makeMedia({ name: 'Šolja.jpg', alt: 'A cup', bytes: 2000, in_use: true }),
  makeMedia({ name: 'boat.png', alt: '', bytes: 1000 }),
  makeMedia({ name: 'anchor.png', alt: 'An anchor', bytes: 3000 }),
];

const path = '/workspaces/workspace-1/media';

function renderLibrary(query = '') {
  return renderScreen(<MediaScreen workspaceId="workspace-1" />, { data: { media }, path: path + query });
}

/** The file names of the listed images. */
function names(): (string | null | undefined)[] {
  const grid = screen.getByRole('list', { name: 'Uploaded Media' });
  return within(grid)
    .getAllByRole('listitem')
    .map((tile) => tile.querySelector('p')?.textContent);
}

test('finds images by name and description, and shows their number', async () => {
  const { user, place } = renderLibrary();
  await user.type(await screen.findByRole('searchbox', { name: 'Search images' }), 'solja');
  expect(await screen.findByText('1 image found')).toBeVisible();
  expect(names()).toEqual(['Šolja.jpg']);
  expect(place()).toBe(`${path}?search=solja`);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'anchor');
  await waitFor(() => expect(names()).toEqual(['anchor.png']));
});

test('filters and sorts, and keeps the place in the address', async () => {
  const { user, place } = renderLibrary();
  const unused = await screen.findByRole('checkbox', { name: 'Unused', checked: false });
  await user.click(unused);
  await waitFor(() => expect(names()).toEqual(['boat.png', 'anchor.png']));
  expect(unused).toBeChecked();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  await waitFor(() => expect(names()).toEqual(['anchor.png', 'boat.png']));
  await user.click(screen.getByRole('checkbox', { name: 'No alt text' }));
  await waitFor(() => expect(names()).toEqual(['boat.png']));
  expect(place()).toBe(`${path}?unused=1&undescribed=1&ordering=name`);
});

test('opens the place in the address, and ignores an unknown order', async () => {
  renderLibrary('?unused=1&ordering=bytes');
  await screen.findByText('2 images found');
  expect(names()).toEqual(['boat.png', 'anchor.png']);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Smallest first');
});

test('administrators search the images of all workspaces', async () => {
  const data = { media: [...media, makeMedia({ name: 'their boat.png', workspace: 'other' })] };
  const { user } = renderScreen(<AdminMediaScreen />, { data, path: '/admin/media' });
  await user.type(await screen.findByRole('searchbox'), 'boat');
  expect(await screen.findByText('2 images found')).toBeVisible();
  expect(screen.getByText('their boat.png')).toBeVisible();
});
