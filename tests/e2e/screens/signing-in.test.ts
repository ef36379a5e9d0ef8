import en from '../../../locales/en/translation.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../../support/real-server.ts';
import { openStage } from '../support/open-app.ts';

describe('the sign-in screens', () => {
  const stage = openStage();

  it('a visitor signs in, is first told what is missing and wrong, and then needs no sign-in screen', async () => {
    const app = await stage.newApp();
    const { page } = app;
    await page.goto('/auth');
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    const password = page.getByLabel(/^Password/);
    await email.press('Enter');
    await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
    expect(await hasFocus(email)).toBe(true);

    await email.fill(editorAccount.email);
    await password.fill('not the password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await password.press('Enter');
    const toast = page.getByTestId('toast').filter({ hasText: 'Incorrect email or password.' });
    await toast.waitFor();
    await expect.poll(() => hasFocus(password)).toBe(true);
    expect(await password.getAttribute('aria-invalid')).toBe('true');

    // The same error is announced again.
    await toast.evaluate((said) => said.setAttribute('data-before', ''));
    await page.keyboard.type('nor is this');
    await password.press('Enter');
    await page.locator('[data-testid=toast]:not([data-before])').getByText('Incorrect email').waitFor();

    await password.fill(editorAccount.password);
    await password.press('Enter');
    await page.waitForURL('**/workspaces');
    const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token');
    expect((token?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7 * 24 * 3600 - 60);
    await page.goto('/auth/register');
    await page.waitForURL('**/workspaces');

    // A toast is reached with its key, and leaving it returns to where the user was.
    await page.goto('/auth/activation/key');
    await page.getByTestId('toast').waitFor();
    const create = page.getByRole('main').getByRole('link', { name: 'Create workspace' });
    await create.focus();
    await page.keyboard.press('F8');
    expect(await hasFocus(page.getByRole('button', { name: 'Dismiss' }))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(create)).toBe(true);
    expect(await page.getByTestId('toast').count()).toBe(0);
    expect(app.complaints).toEqual([]);
  });

  it('a visitor finds the ways to an account, and what to do instead where one is missing', async () => {
    const { page } = await stage.newApp();
    await page.goto('/auth');
    const main = page.getByRole('main');
    for (const provider of ['Google', 'GitHub']) {
      await page.getByRole('button', { name: `Continue with ${provider}` }).press('Enter');
      await page.getByText(en.auth.social.notOffered.replace('{{provider}}', provider)).waitFor();
    }
    await main.getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Sign up', level: 1 }).waitFor();
    await main.getByRole('link', { name: 'Sign in' }).click();
    await main.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot password?', level: 1 }).waitFor();
  });

  it('a visitor who signs up sees how strong the password is, and cannot submit before the terms and the check', async () => {
    const { page } = await stage.newApp();
    await page.goto('/auth/register');
    const password = page.getByRole('textbox', { name: /^Password/ });
    const register = page.getByRole('main').getByRole('button', { name: 'Register' });
    const meter = page.getByRole('meter', { name: 'Password strength' });
    await password.waitFor();
    expect(await meter.count()).toBe(0);
    for (const [typed, level, words] of [
      ['sea', '0', 'Very weak'],
      ['seaweeds', '33', 'Weak'],
      ['Seaweed1!', '66', 'Strong'],
      ['SeaWeeds12!-xyz', '100', 'Very strong'],
    ] as const) {
      await password.fill(typed);
      await page.getByText(words, { exact: true }).waitFor();
      expect(await meter.getAttribute('aria-valuenow')).toBe(level);
    }
    expect(await register.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'I agree to Terms and Privacy' }).check();
    expect(await register.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'I’m not a robot' }).check();
    await expect.poll(() => register.isEnabled()).toBe(true);
    await register.click();
    await page.getByText('This field is required').first().waitFor();
    expect(await hasFocus(page.getByRole('textbox', { name: 'Email', exact: true }))).toBe(true);
  });

  it('an answer of a provider that nobody asked for waits for a press', async () => {
    const answer = await fetch(`${stage.server.url}/api/auth/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(editorAccount),
    });
    const { token } = (await answer.json()) as { token: string };
    const app = await stage.newApp();
    const { page } = app;
    await page.goto(`/auth/social#token=${token}`);
    const go = page.getByRole('button', { name: 'Continue' });
    await go.waitFor();
    expect(page.url()).not.toContain(token);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }));
    await go.click();
    await page.waitForURL('**/workspaces');
    const other = await stage.newApp();
    await other.page.goto('/auth/social#error=denied');
    await other.seeToast('Sign-in was cancelled.');
    expect(new URL(other.page.url()).pathname).toBe('/auth');
    expect([...app.complaints, ...other.complaints]).toEqual([]);
  });
});

function hasFocus(field: {
  evaluate(ask: (element: Element) => boolean): Promise<boolean>;
}): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}
