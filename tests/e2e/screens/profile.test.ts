import { describe, expect, it } from 'vitest';
import { adminAccount, editorAccount } from '../../support/real-server.ts';
import { intercept } from '../support/intercept.ts';
import { mailedPath } from '../support/mailbox.ts';
import { openStage } from '../support/open-app.ts';

const accounts = { user: editorAccount, administrator: adminAccount };
const mara = { email: 'mara@example.org', password: 'a kiln full of bowls' };

const stage = openStage();

describe.each(['user', 'administrator'] as const)('the %s', (role) => {
  const before = accounts[role];
  const after = { ...before, password: 'Boats at 7 in the dawn!' };

  it('looks after the own account', async () => {
    const [app, elsewhere] = [await stage.newApp(), await stage.newApp()];
    const { account, page } = app;
    await app.signIn(before);
    await elsewhere.signIn(before);

    await account.open('Profile');
    expect(await page.getByText('Is Admin').count()).toBe(role === 'administrator' ? 1 : 0);
    await account.rename('');
    await page.getByText('This field is required').waitFor();
    await account.rename('Mara Ilić');
    await app.seeToast('Updated');
    await page.getByRole('navigation', { name: 'Menu' }).getByText('Mara Ilić').waitFor();

    await account.open('Billing');
    if (role === 'user') {
      const [, pages, media, bytes] = await account.usage('Total');
      expect([Number(pages), Number(media)]).toEqual([18, 33]);
      expect(bytes).toMatch(/^\d+(\.\d)? MB$/);
    } else await page.getByText('Administrators don’t have workspaces').waitFor();

    await account.open('Password');
    await account.changePassword('not my password', after.password);
    await page.getByText('Incorrect password.').first().waitFor();
    await account.changePassword(before.password, after.password);
    await app.seeToast('Password changed.');
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('link', { name: 'Login' }).waitFor();
    await page.reload();
    await account.heading('Password');
    await elsewhere.signIn(after);

    await account.open('Settings');
    await account.choose('Appearance', 'Dark');
    await account.choose('Language', 'Nederlands');
    await account.heading('Instellingen');
    await page.reload();
    await account.heading('Instellingen');
    expect(await page.getAttribute('html', 'lang')).toBe('nl');
    expect(await page.getByRole('radio', { name: 'Donker' }).isChecked()).toBe(true);
    await account.choose('Taal', 'English');
    await account.heading('Settings');
    expect(await page.getByRole('button', { name: 'Delete account' }).count()).toBe(role === 'user' ? 1 : 0);

    await page.getByRole('link', { name: 'Support', exact: true }).click();
    for (const topic of ['Help', 'Privacy', 'Terms', 'Rules', 'About']) {
      await page.getByRole('navigation', { name: 'Support' }).getByRole('link', { name: topic }).click();
      await account.heading(topic === 'About' ? 'About Octavo' : topic);
      await page.getByText('Last updated').waitFor();
    }
    expect([...app.complaints, ...elsewhere.complaints]).toEqual([]);
  });
});

describe('a user who leaves', () => {
  it('deletes their own account with everything in it, and is a guest again', async () => {
    const app = await stage.newApp();
    await app.accounts.register(mara);
    await app.page.goto(await mailedPath(stage.server, mara.email, '/auth/activation/'));
    await app.seeToast('Your account is active. You can now sign in.');
    await app.signIn(mara);
    await app.openNewWorkspace('Bowls', 'Shop');
    await app.account.open('Settings');
    await app.account.delete('not my password');
    await app.page.getByText('Incorrect password.').waitFor();
    await app.page.getByRole('button', { name: 'Cancel' }).click();
    await app.account.delete(mara.password);
    await app.seeToast('Your account has been deleted.');
    await app.page.getByRole('link', { name: 'Login' }).waitFor();
    expect(new URL(app.page.url()).pathname).toBe('/');
    expect(await app.page.context().cookies()).toEqual([]);
    await app.accounts.trySigningIn(mara);
    await app.page.getByTestId('toast').getByText('Incorrect email or password.').waitFor();
    expect(app.complaints).toEqual([]);
  });
});

describe('a support page whose words cannot be loaded', () => {
  it('says so under its heading, and shows them once they can be loaded', async () => {
    const app = await stage.newApp();
    const end = await intercept(app.page, '**/locales/*/support.json', (route) =>
      route.fulfill({ status: 404 }),
    );
    await app.page.goto('/support/privacy');
    await app.account.heading('Privacy');
    await app.page.getByText('Couldn’t load this page.').waitFor();
    end();
    await app.page.getByRole('button', { name: 'Try again' }).click();
    await app.page
      .getByText('Effective Dec 23, 2024')
      .or(app.page.getByText('Effective 23 Dec 2024'))
      .waitFor();
    expect(app.complaints).toEqual([]);
  });
});
