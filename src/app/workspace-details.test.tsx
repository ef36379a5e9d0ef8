import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeMedia, makeWorkspace } from '../../stories/support/fake-records.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { useAppStore } from '../state/app-store.ts';
// Parts that load when first shown: import them here, before anything is timed.
import '../features/form-submissions/form-submissions-screen.tsx';
import '../features/media/picker/media-picker.tsx';
import '../features/workspaces/design/workspace-design-screen.tsx';
import '../features/workspaces/seo/workspace-seo-screen.tsx';
import '../features/workspaces/workspace-danger-screen.tsx';
import '../features/workspaces/workspace-details.tsx';
import '../features/workspaces/workspace-members-screen.tsx';
import '../features/workspaces/workspace-settings-screen.tsx';
import '../features/workspaces/workspace-users-screen.tsx';
import './signed-in-layer.tsx';
import './workspace-layer.tsx';
import { queryClientOf } from './query-client.ts';
import { matchRoute } from './match-route.ts';
import { fetchCode } from './route-kinds.ts';
import { ScreenOfPath } from './routes.tsx';

const shop = makeWorkspace({ id: 'shop', title: 'Tea shop' });
const cup = makeMedia({ id: 'cup', alt: 'A cup', file: 'cup.jpg', workspace: 'shop' });

async function open(part: string) {
  const path = `/workspaces/shop/${part}`;
  // Clears reads of earlier tests for the same user.
  queryClientOf(undefined);
  const route = matchRoute(path);
  if (route !== undefined) await fetchCode(route.entry);
  const setting = renderScreen(<ScreenOfPath />, { data: { workspaces: [shop], media: [cup] }, path });
  await useAppStore.getState().workspaces.load();
  // A click that loads a part of the application ends when that part is rendered.
  const follow = (element: HTMLElement) => act(() => setting.user.click(element));
  return { follow, ...setting };
}

test('switches between the screens about a workspace, and the focus stays on the links', async () => {
  const { follow } = await open('settings');
  const links = within(await screen.findByRole('navigation', { name: 'Details' }));
  expect(screen.getByText('Tea shop', { selector: 'p' })).toBeVisible();
  for (const [name, heading] of [
    ['Settings', 'Settings'],
    ['Design', 'Design'],
    ['SEO', 'SEO'],
    ['Members', 'Members'],
    ['Users', 'Users'],
    ['Inquiries', 'Inquiries'],
    ['Danger', 'Danger area'],
  ] as const) {
    await follow(links.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(links.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([name]);
    expect(links.getByRole('link', { name })).toHaveFocus();
  }
});

test('shows the owner as a member, and which features visitors have until they can sign up', async () => {
  const { follow } = await open('members');
  expect(await screen.findByText(/People who can edit and publish in “Tea shop”/)).toBeVisible();
  expect(screen.getByText('Mara Ilić')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
  await follow(screen.getByRole('link', { name: 'Users' }));
  expect(await screen.findByText(/Visitor accounts for “Tea shop”/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to inquiries' })).toHaveAttribute(
    'href',
    '/workspaces/shop/inquiries',
  );
});

test('edits the texts for search engines, and previews them at once', async () => {
  const { api, user } = await open('seo');
  const template = await screen.findByRole('textbox', { name: 'Title template' });
  const result = within(screen.getByRole('region', { name: 'Search preview' }));
  expect(result.getByText('About us')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(template);
  await user.paste('{title} at {workspace}');
  expect(result.getByText('About us at Tea shop')).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Site description' }));
  await user.paste('Tea by the cup.');
  expect(result.getByText('Tea by the cup.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Updated')).toBeVisible();
  expect(api.data.workspaces[0]?.seo).toEqual({
    title_template: '{title} at {workspace}',
    description: 'Tea by the cup.',
    media: [],
  });
});

test('picks the social image from the library, and removes it', async () => {
  const { api, user, follow } = await open('seo');
  expect(await screen.findByText('No image')).toBeVisible();
  await follow(screen.getByRole('button', { name: 'Select image' }));
  const picker = within(await screen.findByRole('dialog'));
  await user.click(await picker.findByRole('button', { name: /A cup/ }));
  await user.click(picker.getByRole('button', { name: 'Select' }));
  const image = await screen.findByRole('img', { name: 'Selected image' });
  expect(image).toHaveAttribute('src', '/media/cup.jpg');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Updated')).toBeVisible();
  expect(api.data.workspaces[0]?.seo.media).toEqual([{ id: 'cup', file: 'cup.jpg' }]);
  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.getByRole('button', { name: 'Select image' })).toHaveFocus();
  expect(screen.getByText('No image')).toBeVisible();
});

test('picks a logo from the library, which the example of the design shows', async () => {
  const { api, user, follow } = await open('design');
  const logo = within(await screen.findByRole('group', { name: 'Logo' }));
  await follow(logo.getByRole('button', { name: 'Select image' }));
  const picker = within(await screen.findByRole('dialog'));
  await user.click(await picker.findByRole('button', { name: /A cup/ }));
  await user.click(picker.getByRole('button', { name: 'Select' }));
  expect(await screen.findByRole('img', { name: 'Tea shop' })).toHaveAttribute('src', '/media/cup.jpg');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Updated')).toBeVisible();
  expect(api.requests.at(-1)?.body).toEqual({ logo: [{ id: 'cup', file: 'cup.jpg' }] });
  expect(api.data.designs['shop']?.logo).toEqual([{ id: 'cup', file: 'cup.jpg' }]);
});

test('rejects unknown placeholders before the server does, and warns about the same title on every page', async () => {
  const { api, user } = await open('seo');
  const template = await screen.findByRole('textbox', { name: 'Title template' });
  await user.type(template, 'Tea');
  expect(template).toHaveAccessibleDescription('Without {title}, every page has the same title.');
  await user.type(template, ' {{page}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(template).toHaveAccessibleDescription('“{page}” isn’t available here. Use {title}, {workspace}.'),
  );
  expect(template).toHaveFocus();
  expect(api.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await user.clear(template);
  await waitFor(() => expect(template).toHaveAccessibleDescription(/for the page title/));
});
