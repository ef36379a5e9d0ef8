import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../../stories/support/fake-api.ts';
import { demoMedia, demoWorkspaces } from '../../../stories/support/demo-records.ts';
import { makeUser } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { useAppStore } from '../../state/app-store.ts';
import { BillingScreen } from './billing-screen.tsx';
import { PasswordScreen } from './password-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';

describe('the profile', () => {
  const open = (visitor: 'editor' | 'administrator' = 'editor') => {
    const api = createFakeApi({ users: [makeUser()] });
    return { api, ...renderScreen(<ProfileScreen />, { api, path: '/profile', visitor }) };
  };
  const name = () => screen.getByRole('textbox', { name: 'Name' });
  const update = () => screen.getByRole('button', { name: 'Update' });

  it('saves a name only if it has changed, and shows the address that only support changes', async () => {
    const { user, api } = open();
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription('Contact support for email change');
    expect(screen.queryByText('Is Admin')).toBeNull();
    expect(update()).toBeDisabled();
    await user.type(name(), ' Petrović');
    await user.click(update());
    expect(await screen.findByText('Updated')).toBeVisible();
    expect(api.requests.at(-1)?.body).toEqual({
      name: 'Mara Ilić Petrović',
      email: 'editor@localhost.test',
    });
    expect(useAppStore.getState().session.user?.name).toBe('Mara Ilić Petrović');
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
  });

  it('names an administrator as one', () => {
    open('administrator');
    const status = within(screen.getByRole('region', { name: 'Status' }));
    expect(status.getByText('Is Admin')).toBeVisible();
  });
});

describe('the password', () => {
  const open = () => {
    const api = createFakeApi();
    return { api, ...renderScreen(<PasswordScreen />, { api, path: '/profile/password' }) };
  };
  const present = () => screen.getByLabelText(/^Current password/);
  const fillIn = async (user: ReturnType<typeof open>['user'], now: string, next: string, again = next) => {
    await user.type(present(), now);
    await user.type(screen.getByLabelText(/^New password/), next);
    await user.type(screen.getByLabelText(/^Confirm password/), again);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('is changed with the current one, and the form is empty again', async () => {
    const { user, api } = open();
    await fillIn(user, 'tidewater', 'boats at dawn');
    expect(
      await screen.findByText('Password changed. You’ve been signed out on all other devices.'),
    ).toBeVisible();
    expect(api.requests.map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/users/user-1/password/',
        { current_password: 'tidewater', password: 'boats at dawn', confirm_password: 'boats at dawn' },
      ],
    ]);
    expect(present()).toHaveValue('');
  });
});

describe('the statement of usage', () => {
  const open = (
    data: Parameters<typeof createFakeApi>[0],
    visitor: 'editor' | 'administrator' = 'editor',
  ) => {
    const api = createFakeApi(data);
    return { api, ...renderScreen(<BillingScreen />, { api, path: '/profile/billing', visitor }) };
  };

  it('shows the pages, media and bytes of each workspace and in total', async () => {
    open({ workspaces: demoWorkspaces, media: demoMedia });
    const table = await screen.findByRole('table', { name: 'Usage' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Workspace', 'Pages', 'Media', 'Storage'],
      ['Kiln & Clay', '7', '24', '4.2 MB'],
      ['Coast path notes', '1', '0', '0 bytes'],
      ['Studio Sever', '12', '0', '0 bytes'],
      ['Total', '20', '24', '4.2 MB'],
    ]);
    expect(screen.getByText(/is free to use here/)).toBeVisible();
  });
});

describe('the settings', () => {
  const open = (visitor: 'editor' | 'administrator' = 'editor') => {
    const api = createFakeApi({ users: [makeUser()] });
    return { api, ...renderScreen(<SettingsScreen />, { api, path: '/profile/settings', visitor }) };
  };
  const ask = async ({ user }: ReturnType<typeof open>, password: string) => {
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText(/^Password/), `${password}{Enter}`);
    return dialog;
  };

  it('offer every language by its own name, and the three colour modes', async () => {
    const { user } = open();
    const languages = within(screen.getByRole('radiogroup', { name: 'Language' }));
    expect(languages.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'English',
      'Srpski',
      'Српски',
      'Nederlands',
      'Deutsch',
    ]);
    const modes = within(screen.getByRole('radiogroup', { name: 'Appearance' }));
    await user.click(modes.getByRole('radio', { name: 'Dark' }));
    expect(modes.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(localStorage.getItem('mui-mode')).toBe('dark');
  });

  it('delete the account with its password, and return to the root as a guest', async () => {
    const opened = open();
    await ask(opened, 'tidewater');
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(opened.place()).toBe('/');
    expect(useAppStore.getState().session).toMatchObject({ status: 'guest', user: undefined });
    expect(opened.api.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['DELETE', '/api/users/user-1/', { password: 'tidewater' }],
    ]);
  });

  it('name for administrators who could delete their account', () => {
    open('administrator');
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
    expect(screen.getByText(/Administrators can’t delete their own account/)).toBeVisible();
  });
});
