import { describe, expect, it } from 'vitest';
import { runsAllTests } from '../support/all-tests.ts';
import { databaseKinds } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { mailedPath } from './support/mailbox.ts';
import { openStage } from './support/open-app.ts';

const mara = { email: 'mara@example.org', password: 'a kiln full of bowls' };
const jovan = { email: 'jovan@example.org', password: 'boats at dusk' };

/** A browser cannot see the server's database; in `npm test`, `main-job` is the journey on SQLite. */
const kinds = runsAllTests() ? databaseKinds : (['PostgreSQL'] as const);

describe.each(kinds)('a visitor, on %s', (kind) => {
  const stage = openStage(kind);

  async function becomeMember(app: App, account: typeof mara): Promise<void> {
    await app.accounts.register(account);
    await app.page.goto(await mailedPath(stage.server, account.email, '/auth/activation/'));
    await app.seeToast('Your account is active. You can now sign in.');
  }

  it('registers, follows the link in the mail and signs in', async () => {
    const app = await stage.newApp();
    await app.accounts.register(mara);
    const link = await mailedPath(stage.server, mara.email, '/auth/activation/');
    await app.page.goto('/auth');
    await app.fillInSignIn(mara);
    await app.page
      .getByTestId('toast')
      .getByText('Activate your account first: follow the link in the email we sent you.')
      .waitFor();
    await app.page.goto(link);
    await app.seeToast('Your account is active. You can now sign in.');
    expect(new URL(app.page.url()).pathname).toBe('/auth');
    await app.signIn(mara);
    await app.page.waitForURL('**/workspaces');
    const other = await stage.newApp();
    await other.page.goto(link);
    await other.seeToast('Activation key has expired.');
    expect(new URL(other.page.url()).pathname).toBe('/');
    expect([...app.complaints, ...other.complaints]).toEqual([]);
  });

  it('who forgot the password sets a new one, which ends all sessions of the old one', async () => {
    const app = await stage.newApp();
    await becomeMember(app, jovan);
    await app.signIn(jovan);
    const elsewhere = await stage.newApp();
    await elsewhere.accounts.requestPasswordReset(jovan.email);
    await elsewhere.page.goto(await mailedPath(stage.server, jovan.email, '/auth/reset-password/'));
    const changed = { ...jovan, password: 'boats at dawn' };
    await elsewhere.accounts.setPassword(changed.password);
    await elsewhere.seeToast('Password set. You can now sign in.');
    await elsewhere.page.goto('/auth');
    await elsewhere.fillInSignIn(jovan);
    await elsewhere.page.getByTestId('toast').getByText('Incorrect email or password.').waitFor();
    await elsewhere.signIn(changed);
    await app.page.reload();
    await app.page.getByRole('link', { name: 'Login' }).waitFor();
    await app.page.goto(await mailedPath(stage.server, jovan.email, '/auth/reset-password/'));
    await app.page.getByRole('heading', { name: 'This link has expired or was already used' }).waitFor();
    await app.page.getByRole('link', { name: 'Request a new link' }).click();
    await app.page.getByRole('button', { name: 'Send reset link' }).waitFor();
    expect([...app.complaints, ...elsewhere.complaints]).toEqual([]);
  });
});
