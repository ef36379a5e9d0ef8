import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyFeature } from '../../stories/support/fake-account-answers.ts';
import { createFakeApi, type FakeApi } from '../../stories/support/fake-api.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { useAppStore } from '../state/app-store.ts';
import { LandingScreen } from './landing-screen.tsx';

function open(api: FakeApi) {
  return renderScreen(<LandingScreen />, { api, visitor: 'guest' });
}

test('offers registration and sign-in where registration is open', async () => {
  open(createFakeApi());
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/register');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  expect(document.title).toBe('Octavo · Websites, block by block');
});

test('names the contact where registration is closed', async () => {
  open(createFakeApi({ features: { ...everyFeature, registration: false } }));
  expect(await screen.findByText(/Ask your administrator/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('does not promise registration before the server has answered', async () => {
  const api = createFakeApi();
  api.cut('GET /api/features/');
  open(api);
  await waitFor(() => expect(useAppStore.getState().features.status).toBe('failed'));
  expect(screen.queryByRole('link', { name: 'Sign up', hidden: true })).toBeNull();
  expect(screen.queryByText(/Ask your administrator/)).toBeNull();
});

test('describes its picture of the editor and reserves its place', async () => {
  open(createFakeApi());
  const picture = await screen.findByRole('img', { name: /^The page editor/ });
  expect(picture).toHaveAttribute('width', '1120');
  expect(picture).toHaveAttribute('height', '747');
});
