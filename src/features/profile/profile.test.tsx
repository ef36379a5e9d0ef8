import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeUser } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { modeStorageKey } from '../../lib/colour-mode.ts';
import { useAppStore } from '../../state/app-store.ts';
import { PasswordScreen } from './password-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const data = { users: [makeUser()] };

it('saves a name only if it has changed, and shows the address that only support can change', async () => {
  const { user, api } = renderScreen(<ProfileScreen />, { data });
  const update = screen.getByRole('button', { name: 'Update' });
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAttribute('readonly');
  expect(email).toHaveAccessibleDescription('Contact support for email change');
  expect(update).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Petrović');
  await user.click(update);
  expect(await screen.findByText('Updated')).toBeVisible();
  const name = 'Mara Ilić Petrović';
  expect(api.requests.at(-1)?.body).toEqual({ name, email: 'editor@localhost.test' });
  expect(useAppStore.getState().session.user?.name).toBe(name);
  await waitFor(() => expect(update).toHaveAttribute('aria-disabled', 'true'));
});

it('changes the password with the current one, and empties the form', async () => {
  const { user, api } = renderScreen(<PasswordScreen />);
  const currentPassword = screen.getByLabelText(/^Current password/);
  await user.type(currentPassword, 'tidewater');
  await user.type(screen.getByLabelText(/^New password/), 'boats at dawn');
  await user.type(screen.getByLabelText(/^Confirm password/), 'boats at dawn');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(
    await screen.findByText('Password changed. You’ve been signed out on all other devices.'),
  ).toBeVisible();
  const passwords = { password: 'boats at dawn', confirm_password: 'boats at dawn' };
  expect(api.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/api/users/user-1/password/', { current_password: 'tidewater', ...passwords }],
  ]);
  expect(currentPassword).toHaveValue('');
});

it('offers every language by its own name, and the three colour modes', async () => {
  const { user } = renderScreen(<SettingsScreen />, { data });
  const languages = within(screen.getByRole('radiogroup', { name: 'Language' }));
  const names = languages.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['English', 'Srpski', 'Српски', 'Nederlands', 'Deutsch']);
  const modes = within(screen.getByRole('radiogroup', { name: 'Appearance' }));
  await user.click(modes.getByRole('radio', { name: 'Dark' }));
  expect(modes.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(localStorage.getItem(modeStorageKey)).toBe('dark');
});

it('deletes the account with its password, and returns to the root as a guest', async () => {
  const { api, place, user } = renderScreen(<SettingsScreen />, { data, path: '/profile/settings' });
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText(/^Password/), 'tidewater{Enter}');
  expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
  expect(place()).toBe('/');
  expect(useAppStore.getState().session).toMatchObject({ status: 'guest', user: undefined });
  expect(api.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['DELETE', '/api/users/user-1/', { password: 'tidewater' }],
  ]);
});
