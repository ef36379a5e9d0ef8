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
});

function hasFocus(field: {
  evaluate(ask: (element: Element) => boolean): Promise<boolean>;
}): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}
