import { fireEvent, act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { installFakeNetwork } from '../../stories/support/fake-network.ts';
import { makeUser, makeWorkspace } from '../../stories/support/fake-records.ts';
import { rejection } from '../../stories/support/fake-replies.ts';
import '../../tests/support/render-screen.tsx';
import { setWindowWidth } from '../../tests/support/window-width.ts';
import { removeToken, writeToken } from '../lib/token-cookie.ts';
import { useAppStore } from '../state/app-store.ts';
import { App } from './app.tsx';
import { connectSession } from './start.ts';

connectSession();

const mara = makeUser({ email: 'mara@example.org' });
const admin = makeUser({ id: 'user-2', name: '', email: 'admin@example.org', is_admin: true });

/** A server with these accounts; the session `abc` is that of the first. */
function serve(...users: ReturnType<typeof makeUser>[]) {
  const { handle, data } = createFakeApi({ users, workspaces: [makeWorkspace()] });
  const server = { data, sessionsEnded: false };
  onTestFinished(
    installFakeNetwork(async (request) =>
      server.sessionsEnded && request.headers.get('authorization') === 'Token abc'
        ? rejection(401, 'invalid_token', 'Your session is over.')
        : handle(request),
    ),
  );
  return server;
}

beforeEach(() => {
  setWindowWidth(1440);
  removeToken();
  useAppStore.setState(useAppStore.getInitialState(), true);
});

/** Opens the application at a path, as a guest or with a valid session. */
async function open(path: string, { signedIn }: { signedIn: boolean }) {
  if (signedIn) writeToken('abc');
  history.replaceState(null, '', path);
  render(
    <App
      starting={useAppStore
        .getState()
        .session.loadUser()
        .catch(() => undefined)
        .then(() => 'ready' as const)}
    />,
  );
  return userEvent.setup();
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function fillIn(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), mara.email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test.each(['/auth/activation/key', '/auth/reset-password/key'])(
  'a signed-in user who opens the mailed link %s sees who is signed in',
  async (path) => {
    serve(mara);
    await open(path, { signedIn: true });
    await heading('Workspaces');
    const message = 'You’re signed in as mara@example.org. Sign out to use this link.';
    expect(await screen.findByText(message)).toBeVisible();
  },
);

test('a mailed link opens its screen', async () => {
  serve(mara);
  await open('/newsletter/confirm/key', { signedIn: false });
  await heading('Confirm your subscription');
});

test('a guest who opens a protected screen gets there after signing in', async () => {
  serve(mara);
  const user = await open('/profile', { signedIn: false });
  await heading('Websites, block by block');
  expect(location.pathname).toBe('/');
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' });
  // Suspended content appears only if its `act` is awaited.
  await act(() => user.click(link));
  await fillIn(user, 'tidewater');
  await heading('Profile');
  expect(location.pathname).toBe('/profile');
});

test.each([
  ['a user', 'the guests’ screens', mara, '/auth/register', '/workspaces', 'Workspaces'],
  ['a user', 'the administration', mara, '/admin/users', '/workspaces', 'Workspaces'],
  ['an administrator', 'the root', admin, '/', '/admin/users', 'Admin Users'],
  ['an administrator', 'the workspaces', admin, '/workspaces', '/admin/users', 'Admin Users'],
])('%s is redirected from %s', async (_who, _where, account, path, leadsTo, title) => {
  serve(account);
  await open(path, { signedIn: true });
  await heading(title);
  expect(location.pathname).toBe(leadsTo);
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('an unknown path redirects to the root', async () => {
  serve(mara);
  await open('/nowhere/at/all', { signedIn: false });
  await heading('Websites, block by block');
  expect(location.pathname).toBe('/');
});

const question = () => screen.findByRole('dialog', { name: 'Session expired. Please login again.' });

/** Opens the users and ends the session before one is deleted. */
async function expireOnList() {
  const server = serve(admin, mara);
  const user = await open('/admin/users', { signedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Delete Mara Ilić' }));
  server.sessionsEnded = true;
  await user.click(await screen.findByRole('button', { name: 'Delete user' }));
  return { server, user, dialog: within(await question()) };
}

test('a session that ended on the server asks for the password in place and continues', async () => {
  const { user, dialog } = await expireOnList();
  expect(document.cookie).not.toContain('token=abc');
  expect(dialog.getByText(/admin@example\.org/)).toBeVisible();
  await user.type(dialog.getByLabelText('Password'), 'tidewater{Enter}');
  expect(await screen.findByText('User was deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/admin/users');
});

test('signing in again in another tab answers the question in this one', async () => {
  await expireOnList();
  writeToken('fresh');
  fireEvent.focus(window);
  expect(await screen.findByText('User was deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a wrong password is rejected at the question each time, and the question stays', async () => {
  const { user, dialog } = await expireOnList();
  const password = dialog.getByLabelText('Password');
  await user.type(password, 'guess{Enter}');
  const problem = await dialog.findByRole('alert');
  expect(problem).toHaveTextContent('Incorrect password.');
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toBeInvalid();
  await user.keyboard('guess again{Enter}');
  await waitFor(() => expect(problem).not.toBeInTheDocument());
  expect(await dialog.findByRole('alert')).toHaveTextContent('Incorrect password.');
  expect(password).toHaveValue('guess again');
});

test('the way out of the question leads to the sign-in page, and from there back', async () => {
  const { user, dialog } = await expireOnList();
  await user.click(dialog.getByRole('button', { name: 'Go to the sign-in page' }));
  await heading('Sign in');
  expect(location.pathname).toBe('/auth');
  await fillIn(user, 'tidewater');
  await heading('Admin Users');
  expect(location.pathname).toBe('/admin/users');
});

test('another user who signs in after a session has ended sees nothing of the first user', async () => {
  const server = serve(mara);
  const user = await open('/profile', { signedIn: true });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' typed by Mara');
  server.sessionsEnded = true;
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.click(within(await question()).getByRole('button', { name: 'Go to the sign-in page' }));
  await user.click(await screen.findByRole('button', { name: 'Discard and leave' }));
  await heading('Sign in');
  server.data.users = [makeUser({ id: 'user-3', name: 'Jovan', email: 'jovan@example.org' })];
  await fillIn(user, 'tidewater');
  await heading('Profile');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Jovan');
  expect(document.body.textContent).not.toMatch(/Mara|mara@/);
});

test('a session that expired before the application started leads to the sign-in page, and from there back', async () => {
  serve(mara).sessionsEnded = true;
  const user = await open('/profile', { signedIn: true });
  await heading('Sign in');
  expect(location.pathname).toBe('/auth');
  await fillIn(user, 'tidewater');
  await heading('Profile');
});

test('logging out leads to the root and shows the guest’s footer', async () => {
  serve(mara);
  const user = await open('/profile', { signedIn: true });
  await heading('Profile');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await heading('Websites, block by block');
  expect(location.pathname).toBe('/');
  expect(document.cookie).not.toContain('token=');
});

test('on a small screen the menu opens with its button and closes when a link is followed', async () => {
  // Its code is loaded on demand, which takes a while when many tests begin at the same time.
  await import('./frame/menu-drawer.tsx');
  setWindowWidth(600);
  serve(mara);
  const user = await open('/workspaces', { signedIn: true });
  await heading('Workspaces');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  // By its label: jsdom ignores media queries, so it considers the button hidden at every width.
  await user.click(screen.getByLabelText('Open menu'));
  const menu = await screen.findByRole('navigation', { name: 'Menu' });
  await user.click(within(menu).getByRole('link', { name: /Mara Ilić/ }));
  await heading('Profile');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
});

test('another user’s workspace is reported as unknown', async () => {
  serve(mara);
  await open('/workspaces/elsewhere/pages', { signedIn: true });
  const message = 'This workspace doesn’t exist or you don’t have access to it.';
  expect(await screen.findByText(message)).toBeVisible();
});
