import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { PageCreateScreen } from './page-create-screen.tsx';

const renderCreate = () => renderScreen(<PageCreateScreen workspaceId="workspace-1" />);

test('suggests a path from the title until the user edits it', async () => {
  const { user } = renderCreate();
  const [title, path] = [
    screen.getByRole('textbox', { name: 'Title' }),
    screen.getByRole('textbox', { name: 'URL path' }),
  ];
  await user.type(title, 'Čaj i kolači');
  await waitFor(() => expect(path).toHaveValue('/caj-i-kolaci'));
  await user.clear(path);
  await user.type(path, 'Čajdžinica/');
  expect(path).toHaveAccessibleDescription('Saved as /cajdzinica');
  await user.type(title, '!');
  expect(path).toHaveValue('Čajdžinica/');
});

test('creates a page with a normalised path and opens its editor', async () => {
  const { api, user, place } = renderCreate();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'About us');
  await user.click(screen.getByRole('button', { name: 'Create page' }));
  expect(await screen.findByText('Page created successfully.')).toBeVisible();
  const [page] = api.data.pages;
  expect(page).toMatchObject({ title: 'About us', url_path: '/about-us', workspace: 'workspace-1' });
  expect(place()).toBe(`/workspaces/workspace-1/pages/${page?.id}`);
});

test('rejects an invalid path before sending it', async () => {
  const { api, user } = renderCreate();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'About us');
  await user.type(screen.getByRole('textbox', { name: 'URL path' }), '?a=b');
  await user.click(screen.getByRole('button', { name: 'Create page' }));
  const path = screen.getByRole('textbox', { name: 'URL path' });
  await waitFor(() => expect(path).toBeInvalid());
  expect(path).toHaveAccessibleDescription(
    'Use only letters, numbers, hyphens, underscores, dots and slashes.',
  );
  expect(api.requests).toHaveLength(0);
});
