import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { NewsletterConfirmScreen } from './newsletter-confirm-screen.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const visitor = 'guest';
const field = () => screen.getByRole('textbox', { name: 'Email address' });
const button = () => screen.getByRole('button', { name: 'Subscribe' });

describe('the newsletter’s form', () => {
  it('subscribes and shows the next step', async () => {
    const { api, user } = renderScreen(<NewsletterForm />, { visitor });
    await user.type(field(), ' reader@example.org');
    await user.click(button());
    expect(await screen.findByText(/Almost there!/)).toHaveFocus();
    expect(api.requests.map(({ body }) => body)).toEqual([{ email: 'reader@example.org' }]);
  });

  it('marks a missing or invalid address until it is fixed, without a message', async () => {
    const { api, user } = renderScreen(<NewsletterForm />, { visitor });
    expect(field()).toBeValid();
    await user.click(button());
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    await user.type(field(), 'reader@');
    expect(field()).toBeInvalid();
    await user.type(field(), 'example.org');
    expect(field()).toBeValid();
    expect(api.requests).toEqual([]);
  });

  it('is busy until the server answers', async () => {
    const { api, user } = renderScreen(<NewsletterForm />, { visitor });
    api.hold('POST /api/newsletter/');
    await user.type(field(), 'reader@example.org');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await user.type(field(), '{Enter}');
    expect(api.requests).toHaveLength(1);
  });

  it('marks an address that the server rejects, and shows why in a toast', async () => {
    const { api, user } = renderScreen(<NewsletterForm />, { visitor });
    api.reject('POST /api/newsletter/', 400, { email: ['Enter a valid email address.'] });
    await user.type(field(), 'reader@example.org');
    await user.click(button());
    expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
    expect(field()).toBeInvalid();
    await user.type(field(), '.uk');
    expect(field()).toBeValid();
  });
});

describe('the link of the newsletter’s mail', () => {
  const open = (confirmKey: string) =>
    renderScreen(<NewsletterConfirmScreen confirmKey={confirmKey} />, { visitor });
  const confirm = () => screen.getByRole('button', { name: 'Confirm' });

  it('confirms only when pressed', async () => {
    const { user, api } = open('good-key');
    expect(api.requests).toEqual([]);
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'Your subscription is confirmed' })).toHaveFocus();
    expect(api.requests.map(({ body }) => body)).toEqual([{ key: 'good-key' }]);
  });

  it('that no longer works is reported', async () => {
    const { user } = open('old-key');
    await user.click(confirm());
    expect(
      await screen.findByRole('heading', { name: 'This link has expired or was already used' }),
    ).toBeVisible();
  });
});
