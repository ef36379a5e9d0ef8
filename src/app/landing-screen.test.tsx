import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyFeature } from '../../stories/support/fake-data.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { LandingScreen } from './landing-screen.tsx';

function open(registration: boolean) {
  const data = { features: { ...everyFeature, registration } };
  renderScreen(<LandingScreen />, { data, visitor: 'guest' });
}

test('offers registration and sign-in where registration is open', async () => {
  open(true);
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/register');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  expect(document.title).toBe('Octavo · Websites, block by block');
});

test('names the contact where registration is closed', async () => {
  open(false);
  expect(await screen.findByText(/Ask your administrator/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
