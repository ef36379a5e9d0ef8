import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoUsers } from '../../../stories/support/demo-users.ts';
import { makeUser } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { UsersScreen } from './users-screen.tsx';

const path = '/admin/users';
const jovan = { message: 'Not now.', code: 'unavailable', detail: 'Not now.' };

function renderUsers(users = demoUsers, at = path) {
  return renderScreen(<UsersScreen />, { data: { users }, path: at });
}

function row(name: string) {
  return within(screen.getByRole('row', { name: new RegExp(name) }));
}

function many(count: number) {
  return Array.from({ length: count }, (_, index) =>
    makeUser({ id: `many-${index}`, name: `Person ${index + 1}`, email: `person-${index + 1}@example.org` }),
  );
}

test('opens with the search from the address', async () => {
  renderUsers(undefined, `${path}?search=anneke`);
  expect(await screen.findByText('1 user')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('anneke');
});

test('shows 15 users, and more on Load more, with the focus on the first new one', async () => {
  const { user } = renderUsers(many(20));
  await screen.findByText('20 users');
  expect(screen.getAllByRole('row')).toHaveLength(16);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Block Person 16' })).toHaveFocus());
  expect(screen.getAllByRole('row')).toHaveLength(21);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('keeps the shown users when more cannot be loaded', async () => {
  const { user, api } = renderUsers(many(20));
  await screen.findByText('20 users');
  api.reject('GET /api/users/', 503, jovan);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(16);
  api.repair('GET /api/users/');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(21));
});

test('blocks a user after explaining the consequences, and unblocks without asking', async () => {
  const { user, api } = renderUsers();
  await user.click(await screen.findByRole('button', { name: 'Block Jovan Kostić' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/signed out everywhere/);
  await user.click(screen.getByRole('button', { name: 'Block user' }));
  expect(await screen.findByText('User blocked')).toBeVisible();
  await waitFor(() => expect(row('Jovan').getByText('BLOCKED')).toBeVisible());
  const [change] = api.requests.filter(({ method }) => method === 'PATCH');
  expect([change?.query.toString(), change?.body]).toEqual(['all=1', { is_blocked: true }]);
  const unblock = await screen.findByRole('button', { name: 'Unblock Jovan Kostić' });
  await waitFor(() => expect(unblock).toHaveFocus());
  await user.click(unblock);
  expect(await screen.findByText('User unblocked')).toBeVisible();
  await waitFor(() => expect(row('Jovan').getByText('ACTIVE')).toBeVisible());
});

test('deletes a user after listing the data deleted with them, and focuses the next', async () => {
  const { user, api } = renderUsers();
  await user.click(await screen.findByRole('button', { name: 'Delete Jovan Kostić' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /pages, components, images, inquiries and API tokens/,
  );
  await user.click(screen.getByRole('button', { name: 'Delete user' }));
  expect(await screen.findByText('User was deleted.')).toBeVisible();
  expect(await screen.findByText('3 users')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'DELETE')?.query.toString()).toBe('all=1');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Unblock a\.very/ })).toHaveFocus());
});

test('shows why a user was not deleted or blocked', async () => {
  const { user, api } = renderUsers();
  api.reject('DELETE /api/users/:id/', 409, { ...jovan, message: 'The last one stays.' });
  api.reject('PATCH /api/users/:id/', 403, jovan);
  await user.click(await screen.findByRole('button', { name: 'Delete Jovan Kostić' }));
  await user.click(screen.getByRole('button', { name: 'Delete user' }));
  expect(await screen.findByText('The last one stays.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Block Jovan Kostić' }));
  await user.click(screen.getByRole('button', { name: 'Block user' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByText('4 users')).toBeVisible();
});
