import { screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../../../stories/support/fake-api.ts';
import { makeUser } from '../../../stories/support/fake-records.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { readToken, removeToken } from '../../lib/token-cookie.ts';
import { useAppStore } from '../../state/app-store.ts';
import { ActivationScreen } from './activation-screen.tsx';
import { noteSocialAttempt } from './social-attempt.ts';
import { SocialScreen } from './social-screen.tsx';

const visitor = 'guest';

describe('the link of an activation mail', () => {
  const open = (activationKey: string, api = createFakeApi()) =>
    renderScreen(
      <StrictMode>
        <ActivationScreen activationKey={activationKey} />
      </StrictMode>,
      { api, visitor, path: '/auth/activation/x' },
    );

  it('activates the account once, and leads to the sign-in', async () => {
    const { api, place } = open('good-key');
    expect(await screen.findByText('Your account is active. You can now sign in.')).toBeVisible();
    expect(place()).toBe('/auth');
    expect(api.requests).toHaveLength(1);
  });

  it('that no longer works is reported and leads to the root', async () => {
    const { place } = open('old-key');
    expect(await screen.findByText('Activation key has expired.')).toBeVisible();
    expect(place()).toBe('/');
  });

  it('can be tried again if the server could not be reached', async () => {
    const api = createFakeApi();
    api.cut('POST /api/auth/activation/');
    const { user, place } = open('good-key', api);
    const alert = await screen.findByRole('alert');
    expect(screen.queryByText('Activation key has expired.')).toBeNull();
    api.repair('POST /api/auth/activation/');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(place()).toBe('/auth'));
  });
});

describe('returning from a provider of social sign-in', () => {
  beforeEach(() => {
    localStorage.clear();
    removeToken();
  });

  const open = (fragment: string, api = createFakeApi({ users: [makeUser()] })) => {
    history.replaceState(null, '', `/auth/social${fragment}`);
    return renderScreen(
      <StrictMode>
        <SocialScreen />
      </StrictMode>,
      { api, visitor, path: '/auth/social' },
    );
  };
  const status = () => useAppStore.getState().session.status;

  it('signs in with the token and removes it from the address bar at once', async () => {
    noteSocialAttempt();
    open('#token=brought');
    expect(location.hash).toBe('');
    await waitFor(() => expect(status()).toBe('user'));
    expect(readToken()).toBe('brought');
  });

  it('asks first if this browser did not start the sign-in', async () => {
    const { user, api } = open('#token=of-a-stranger');
    expect(location.hash).toBe('');
    const go = await screen.findByRole('button', { name: 'Continue' });
    expect(readToken()).toBeUndefined();
    expect(api.requests).toEqual([]);
    await user.click(go);
    await waitFor(() => expect(status()).toBe('user'));
  });

  it('counts an attempt once', async () => {
    noteSocialAttempt();
    open('#error=denied');
    await screen.findByText('Sign-in was cancelled.');
    open('#token=of-a-stranger');
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  });

  it('with a token that the server does not know leads to the sign-in', async () => {
    noteSocialAttempt();
    const api = createFakeApi();
    const message = 'Session expired. Please login again.';
    api.reject('GET /api/users/', 401, { message, code: 'invalid_token', detail: message });
    const { place } = open('#token=made-up', api);
    await waitFor(() => expect(place()).toBe('/auth'));
    expect(screen.getByText(message)).toBeVisible();
    expect(readToken()).toBeUndefined();
  });

  it.each([
    ['denied', 'Sign-in was cancelled.'],
    [
      'email_not_verified',
      'Your sign-in provider hasn’t verified your email address yet. Verify it there, then try again.',
    ],
    ['<script>', 'Sign-in is temporarily unavailable. Please try again shortly.'],
  ])('with the error %s reports it and leads to the sign-in', async (word, sentence) => {
    const { place } = open(`#error=${encodeURIComponent(word)}`);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(place()).toBe('/auth');
  });

  it('with nothing leads to the sign-in', async () => {
    const { place } = open('');
    await waitFor(() => expect(place()).toBe('/auth'));
    expect(screen.queryByTestId('toast')).toBeNull();
  });
});
