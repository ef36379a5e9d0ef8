import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyFeature } from '../../stories/support/fake-data.ts';
import { createFakeApi, type FakeApi } from '../../stories/support/fake-api.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
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
