import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makeWorkspace } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { useAppStore } from '../../state/app-store.ts';
import { WorkspaceCreateScreen } from './workspace-create-screen.tsx';
import { WorkspaceDangerScreen } from './workspace-danger-screen.tsx';
import { WorkspaceSettingsScreen } from './workspace-settings-screen.tsx';
import { WorkspacesScreen } from './workspaces-screen.tsx';

const shop = makeWorkspace({
  id: 'shop',
  title: 'Tea shop',
  description: 'Leaves and cups',
  tags: ['tea', 'cups'],
  page_count: 4,
});

function loadWorkspaces() {
  return useAppStore.getState().workspaces.load();
}

test('shows a card for each workspace with links into it', async () => {
  renderScreen(<WorkspacesScreen />, { data: { workspaces: [shop] } });
  await loadWorkspaces();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('heading', { name: 'Tea shop' })).toBeVisible();
  expect(card.getByText('Shop · 4 pages')).toBeVisible();
  expect(card.getByText('cups')).toBeVisible();
  expect(card.getByRole('link', { name: 'Details of Tea shop' })).toHaveAttribute(
    'href',
    '/workspaces/shop/settings',
  );
  expect(card.getByRole('link', { name: 'Pages of Tea shop' })).toHaveAttribute(
    'href',
    '/workspaces/shop/pages',
  );
});

test('links to the inquiries of a workspace and shows how many are unread', async () => {
  const workspaces = [{ ...shop, unread_inquiry_count: 3 }];
  renderScreen(<WorkspacesScreen />, { data: { workspaces } });
  await loadWorkspaces();
  const link = await screen.findByRole('link', { name: 'Inquiries of Tea shop, 3 unread' });
  expect(link).toHaveAttribute('href', '/workspaces/shop/inquiries');
  expect(screen.getByTestId('unread-inquiries')).toHaveTextContent('3');
});

test('sorts workspaces by title, and searches them when there are many', async () => {
  const titles = ['Site 10', 'Čajdžinica', 'Site 9', 'Zoo', 'Ćao', 'Dom', 'Cvet', 'Site 1', 'apartman'];
  const workspaces = titles.map((title) => makeWorkspace({ title }));
  const { user } = renderScreen(<WorkspacesScreen />, { data: { workspaces } });
  await loadWorkspaces();
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await screen.findByText('9 workspaces');
  expect(shown().slice(-4)).toEqual(['Site 1', 'Site 9', 'Site 10', 'Zoo']);
  expect(shown()[0]).toBe('apartman');
  await user.click(await screen.findByRole('searchbox', { name: 'Search workspaces' }));
  await user.paste('cajdz');
  expect(await screen.findByText('1 workspace')).toBeVisible();
  expect(shown()).toEqual(['Čajdžinica']);
  await user.paste(' x');
  expect(await screen.findByText('No workspaces match “cajdz x”.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
  expect(await screen.findByText('9 workspaces')).toBeVisible();
});

test('offers to create the first workspace', async () => {
  renderScreen(<WorkspacesScreen />);
  await loadWorkspaces();
  await screen.findByText(/You have no workspaces yet/);
  // The only one, so the same thing is not offered twice, with the same name as above the cards.
  const prompt = screen.getByRole('link', { name: 'Create workspace' });
  expect(prompt).toHaveAttribute('href', '/workspaces/create');
});

test('updates the page counts whenever the cards are shown', async () => {
  const { api } = renderScreen(<ShownLater />, { data: { workspaces: [shop] } });
  await loadWorkspaces();
  api.data.workspaces = [{ ...shop, page_count: 5 }];
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Shop · 5 pages')).toBeVisible();
});

function ShownLater() {
  const [shown, setShown] = useState(false);
  return shown ? <WorkspacesScreen /> : <button onClick={() => setShown(true)}>Show</button>;
}

test('creates a workspace and opens it', async () => {
  const { api, user, place } = renderScreen(<WorkspaceCreateScreen />);
  await user.click(screen.getByRole('radio', { name: /Blog/ }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '  Slow mornings ');
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  expect(await screen.findByText('Workspace created successfully.')).toBeVisible();
  const [made] = api.data.workspaces;
  expect(made).toMatchObject({ type: 'BLOG', title: 'Slow mornings', description: '' });
  expect(place()).toBe(`/workspaces/${made?.id}`);
  expect(useAppStore.getState().workspaces.list).toHaveLength(1);
});

test('requires a type and a title to create a workspace', async () => {
  const { api, user } = renderScreen(<WorkspaceCreateScreen />);
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /Shop/ })).toHaveFocus();
  expect(api.requests).toHaveLength(0);
});

test('deletes a workspace once its title is typed, and returns to the updated list', async () => {
  const data = { workspaces: [shop] };
  const { user, place } = renderScreen(<WorkspaceDangerScreen workspaceId="shop" />, { data });
  await loadWorkspaces();
  await user.click(await screen.findByRole('button', { name: 'Delete workspace' }));
  const dialog = within(screen.getByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Delete workspace' });
  await user.type(dialog.getByRole('textbox'), 'Tea');
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox'), ' shop');
  await user.click(confirm);
  expect(await screen.findByText('Workspace was deleted.')).toBeVisible();
  expect(place()).toBe('/workspaces');
  expect(useAppStore.getState().workspaces.list).toEqual([]);
});

test('changes the settings of a workspace', async () => {
  const data = { workspaces: [shop] };
  const { api, user } = renderScreen(<WorkspaceSettingsScreen workspaceId="shop" />, { data });
  const tags = await screen.findByLabelText('Tags');
  expect(tags).toHaveValue('tea, cups');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(tags);
  await user.type(tags, 'tea, pots,tea');
  await user.click(screen.getByRole('switch', { name: /i18n/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Updated')).toBeVisible();
  expect(api.data.workspaces[0]).toMatchObject({ tags: ['tea', 'pots'], i18n_enabled: true });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
  );
});
