import { describe, expect, it } from 'vitest';
import { runsAllTests } from '../support/all-tests.ts';
import { databaseKinds } from '../support/real-server.ts';
import { mailedPath } from './support/mailbox.ts';
import { openStage } from './support/open-app.ts';

const mara = { email: 'mara@example.org', password: 'a kiln full of bowls' };
const changed = { ...mara, password: 'boats at dawn' };

/** A browser cannot see the server's database; in `npm test`, `main-job` is the journey on SQLite. */
const kinds = runsAllTests() ? databaseKinds : (['PostgreSQL'] as const);

describe.each(kinds)('a visitor, on %s', (kind) => {
  const stage = openStage(kind);

  it('registers, activates the account, and later sets a new password, which ends all sessions', async () => {
    const app = await stage.newApp();
    const { page } = app;
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(mara.email);
    await page.getByLabel(/^Password/).fill(mara.password);
    await page.getByLabel(/^Confirm password/).fill(mara.password);
    await page.getByRole('checkbox', { name: 'I agree to Terms and Privacy' }).check();
    await page.getByRole('checkbox', { name: 'I’m not a robot' }).check();
    await page.getByText('Verified', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await page.getByRole('heading', { name: 'Register done see email' }).waitFor();
    await page.goto('/auth');
    await app.fillInSignIn(mara);
    await page.getByTestId('toast').getByText('Activate your account first').waitFor();
    await page.goto(await mailedPath(stage.server, mara.email, '/auth/activation/'));
    await app.seeToast('Your account is active. You can now sign in.');
    await app.signIn(mara);

    const elsewhere = await stage.newApp();
    const other = elsewhere.page;
    await other.goto('/auth');
    await other.getByRole('link', { name: 'Forgot password?' }).click();
    await other.getByRole('textbox', { name: 'Email', exact: true }).fill(mara.email);
    await other.getByRole('button', { name: 'Send reset link' }).click();
    await other.getByRole('heading', { name: 'Reset password sent, check email' }).waitFor();
    await other.goto(await mailedPath(stage.server, mara.email, '/auth/reset-password/'));
    await other.getByLabel(/^New password/).fill(changed.password);
    await other.getByLabel(/^Confirm password/).fill(changed.password);
    await other.getByRole('button', { name: 'Reset password' }).click();
    await elsewhere.seeToast('Password set. You can now sign in.');
    await other.goto('/auth');
    await elsewhere.fillInSignIn(mara);
    await other.getByTestId('toast').getByText('Incorrect email or password.').waitFor();
    await elsewhere.signIn(changed);
    await page.reload();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    expect([...app.complaints, ...elsewhere.complaints]).toEqual([]);
  });
});
