import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeApiKey } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ApiTokenCreateScreen } from './api-token-create-screen.tsx';
import { ApiTokenEditScreen } from './api-token-edit-screen.tsx';

const key = `oct_${'k'.repeat(39)}1a2b`;
const site = makeApiKey({
  id: 'site',
  title: 'Public site',
  allowed_origins: ['https://tea.example'],
  api_key: key,
});

const data = { apiKeys: [site] };

function renderEdit(workspaceId = 'workspace-1') {
  return renderScreen(<ApiTokenEditScreen workspaceId={workspaceId} apiKeyId="site" />, { data });
}

test('creates an API token with one origin per line and opens it', async () => {
  const { api, user, place } = renderScreen(<ApiTokenCreateScreen workspaceId="workspace-1" />);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Public site');
  const origins = screen.getByLabelText('Allowed origins');
  expect(origins).toHaveAccessibleDescription(/https:\/\/www\.example\.com/);
  await user.type(origins, 'https://tea.example{Enter}https://www.tea.example,');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('API Token created successfully.')).toBeVisible();
  const [made] = api.data.apiKeys;
  expect(made?.allowed_origins).toEqual(['https://tea.example', 'https://www.tea.example']);
  expect(place()).toBe(`/workspaces/workspace-1/api-tokens/${made?.id}`);
});

test('leads to the workspace of a token from the address of another one', async () => {
  const { place } = renderEdit('workspace-2');
  await waitFor(() => expect(place()).toBe('/workspaces/workspace-1/api-tokens/site'));
});

test('reports an unknown token, and offers no retry', async () => {
  renderScreen(<ApiTokenEditScreen workspaceId="workspace-1" apiKeyId="none" />, { data });
  expect(await screen.findByText(/Couldn’t load this API token/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('keeps the key masked until it is revealed', async () => {
  const { user } = renderEdit();
  expect(await screen.findByText('••••1a2b')).toBeVisible();
  expect(screen.queryByText(key)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show key' }));
  expect(screen.getByText(key)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide key' }));
  expect(screen.queryByText(key)).not.toBeInTheDocument();
});

test('shows the key when the browser does not allow copying it', async () => {
  const { user } = renderEdit();
  await screen.findByText('••••1a2b');
  const forbidden = new DOMException('', 'NotAllowedError');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(forbidden);
  onTestFinished(() => write.mockRestore());
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByText(key)).toBeVisible();
  expect(screen.getByText(/Couldn’t copy the key/)).toBeVisible();
});

test('replaces the key after asking', async () => {
  const { api, user } = renderEdit();
  await user.click(await screen.findByRole('button', { name: 'Regenerate key' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Regenerate key' }));
  expect(await screen.findByText('Key regenerated')).toBeVisible();
  expect(await screen.findByText('••••ew42')).toBeVisible();
  expect(api.data.apiKeys[0]?.api_key).not.toBe(key);
});

test('saves changes without ever sending the key', async () => {
  const { api, user } = renderEdit();
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(title, ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Updated')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    title: 'Public site 2',
    description: '',
    allowed_origins: ['https://tea.example'],
  });
});

test('deletes an API token after asking and returns to the list', async () => {
  const { api, user, place } = renderEdit();
  await user.click(await screen.findByRole('button', { name: 'Delete token' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete token' }));
  expect(await screen.findByText('API token deleted')).toBeVisible();
  expect(api.data.apiKeys).toEqual([]);
  expect(place()).toBe('/workspaces/workspace-1/api-tokens');
});

test('copies the whole key without showing it, also after a save, whose answer has only a masked one', async () => {
  const { user } = renderEdit();
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Updated');
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  await screen.findByText('Key copied');
  expect(await navigator.clipboard.readText()).toBe(key);
  expect(screen.queryByText(key)).not.toBeInTheDocument();
});
