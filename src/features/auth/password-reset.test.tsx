import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../../stories/support/fake-api.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const visitor = 'guest';

describe('a forgotten password', () => {
  it('requests a link, and shows the same text for every address', async () => {
    const { api, user } = renderScreen(<ForgotPasswordScreen />, { visitor });
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nobody');
    expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), ' nobody@example.org');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('heading', { name: 'Reset password sent, check email' })).toHaveFocus();
    expect(api.requests.map(({ body }) => body)).toEqual([{ email: 'nobody@example.org' }]);
  });
});

describe('the link of a reset mail', () => {
  const open = (resetKey: string, api = createFakeApi()) =>
    renderScreen(<ResetPasswordScreen resetKey={resetKey} />, { api, visitor });
  const password = () => screen.findByLabelText(/^New password/);
  const submit = () => screen.getByRole('button', { name: 'Reset password' });

  it('sets the password and leads to the sign-in', async () => {
    const { user, api, place } = open('good-key');
    await user.type(await password(), 'tidewater');
    await user.type(screen.getByLabelText(/^Confirm password/), 'tidewater');
    await user.click(submit());
    expect(await screen.findByText('Password set. You can now sign in.')).toBeVisible();
    expect(place()).toBe('/auth');
    expect(api.requests.at(-1)?.body).toEqual({
      key: 'good-key',
      password: 'tidewater',
      confirm_password: 'tidewater',
    });
  });

  it('that no longer works is reported, and leads to a new one', async () => {
    open('old-key');
    expect(
      await screen.findByRole('heading', { name: 'This link has expired or was already used' }),
    ).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });

  it('is not called invalid when the server could not be reached', async () => {
    const api = createFakeApi();
    api.cut('POST /api/auth/reset_password/');
    const { user } = open('good-key', api);
    const alert = await screen.findByRole('alert');
    api.repair('POST /api/auth/reset_password/');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await password()).toBeVisible());
  });
});
