import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en/translation.json' with { type: 'json' };
import { everyFeature } from '../../../stories/support/fake-data.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

function open(part: Partial<typeof everyFeature> = {}) {
  const data = { features: { ...everyFeature, ...part } };
  return renderScreen(<SignInScreen />, { data, path: '/auth', visitor: 'guest' });
}

describe('the sign-in screen', () => {
  it('leads to registration and to the password reset', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/register');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });

  it('names the contact where registration is closed', async () => {
    open({ registration: false });
    expect(await screen.findByText(/Ask your administrator/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('links to the providers that are set up; the others explain the alternative when they are pressed', async () => {
    const { user } = open({ social: { google: true, github: false } });
    expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      new URL('/api/auth/social/google/', document.baseURI).href,
    );
    const off = screen.getByRole('button', { name: 'Continue with GitHub' });
    expect(off).toHaveAttribute('aria-disabled', 'true');
    const sentence = en.auth.social.notOffered.replace('{{provider}}', 'GitHub');
    expect(off).toHaveAccessibleDescription(sentence);
    expect(screen.queryByText(sentence)).toBeNull();
    await user.click(off);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
