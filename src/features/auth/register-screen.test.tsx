import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everyFeature } from '../../../stories/support/fake-data.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { installSolverWorker } from '../../../tests/support/solver-worker.ts';
import { RegisterScreen } from './register-screen.tsx';

const registerCall = 'POST /api/auth/register/';

beforeEach(() => installSolverWorker());

function open(features = everyFeature) {
  return renderScreen(<RegisterScreen />, { data: { features }, path: '/auth/register', visitor: 'guest' });
}

const button = () => screen.getByRole('button', { name: 'Register' });
const robotBox = () => screen.findByRole('checkbox', { name: 'I’m not a robot' });

type User = ReturnType<typeof userEvent.setup>;

async function fillIn(
  user: User,
  { email = ' new@example.org', password = 'tidewater', confirmation = 'tidewater' } = {},
): Promise<void> {
  await user.click(await robotBox());
  await user.click(screen.getByRole('checkbox', { name: 'I agree to Terms and Privacy' }));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.type(screen.getByLabelText(/^Confirm password/), confirmation);
  await screen.findByText('Verified');
}

describe('registering', () => {
  it('requires the terms and the captcha', async () => {
    const { user } = open();
    await user.click(await robotBox());
    await screen.findByText('Verified');
    expect(button()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I agree to Terms and Privacy' }));
    expect(button()).toBeEnabled();
    await user.click(await robotBox());
    expect(button()).toBeDisabled();
  });

  it('sends the form with a solution, and shows the next step', async () => {
    const { user, api } = open();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'Register done see email' })).toHaveFocus();
    expect(screen.getByText(/sent an activation link to new@example\.org/)).toBeVisible();
    const { body } = api.requests.find(({ path }) => path === '/api/auth/register/') ?? {};
    const { captcha, ...rest } = body as { captcha: string };
    expect(rest).toEqual({
      email: 'new@example.org',
      password: 'tidewater',
      confirm_password: 'tidewater',
      terms_accepted: true,
    });
    const payload = JSON.parse(atob(captcha)) as { challenge: object; solution: { derivedKey: string } };
    expect(payload.challenge).toMatchObject({
      parameters: { algorithm: 'PBKDF2/SHA-256' },
      signature: '00',
    });
    expect(payload.solution.derivedKey).toMatch(/^0[0-9a-f]{63}$/);
  });

  it('shows errors at their fields, and the solution stays valid', async () => {
    const { user, api } = open();
    api.reject(registerCall, 400, {
      email: ['Enter a valid email address.', 'Too odd.'],
      terms_accepted: ['Please accept the Terms and the Privacy Policy.'],
    });
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText('Enter a valid email address., Too odd.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(
      'Please accept the Terms and the Privacy Policy.',
    );
    expect(screen.getByText('Verified')).toBeVisible();
  });

  it('shows a message as a toast, and solves another challenge, because a solution works once', async () => {
    const { user, api } = open();
    const message = 'The service is temporarily unavailable.';
    api.reject(registerCall, 503, { message, code: 'unavailable', detail: message });
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Verified')).toBeVisible());
    expect(api.requests.filter(({ path }) => path === '/api/auth/captcha/')).toHaveLength(2);
    api.repair(registerCall);
    await user.click(button());
    await screen.findByText('Register done see email');
  });

  it('reports that a solution was rejected, and continues with another', async () => {
    const { user, api } = open();
    await fillIn(user);
    api.reject(registerCall, 400, { captcha: ['The check failed. Please try again.'] });
    await user.click(button());
    expect(await screen.findByText('The check failed. Please try again.')).toBeVisible();
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(api.requests.filter(({ path }) => path === '/api/auth/captcha/')).toHaveLength(2);
  });

  it('shows at the box why there is no challenge, and lets it be ticked again', async () => {
    const { user, api } = open();
    const message = 'Too many attempts. Please try again in 45 seconds.';
    api.reject('GET /api/auth/captcha/', 429, { message, code: 'rate_limited', detail: message });
    await user.click(await robotBox());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await robotBox()).not.toBeChecked();
    api.repair('GET /api/auth/captcha/');
    await user.click(await robotBox());
    await screen.findByText('Verified');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('explains that the built-in check only works over a secure connection', async () => {
    vi.stubGlobal('isSecureContext', false);
    const { user } = open();
    await user.click(await robotBox());
    expect(await screen.findByRole('alert')).toHaveTextContent('only works over a secure connection');
  });

  it('discards a solution when its challenge is too old', async () => {
    const { user, api } = open();
    await robotBox();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(await robotBox());
    await screen.findByText('Verified');
    expect(api.requests.at(-1)?.path).toBe('/api/auth/captcha/');
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(await screen.findByText('This check has expired. Tick the box again.')).toBeVisible();
    expect(await robotBox()).not.toBeChecked();
  });

  it('is closed if the installation does not offer it', async () => {
    const { place } = open({ ...everyFeature, registration: false });
    await waitFor(() => expect(place()).toBe('/auth'));
  });
});
