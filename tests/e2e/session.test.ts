import { describe, expect, it } from 'vitest';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';

describe('a session', () => {
  const stage = openStage();

  it('starts with the right password only', async () => {
    const app = await stage.newApp();
    await app.page.goto('/auth');
    await app.page.getByRole('textbox', { name: 'Email', exact: true }).fill(editorAccount.email);
    await app.page.getByLabel(/^Password/).fill('not the password');
    await app.page.getByRole('button', { name: 'Sign in' }).click();
    await app.page.getByText('Incorrect email or password.').waitFor();
    expect(await app.page.getByRole('button', { name: 'Logout' }).count()).toBe(0);
  });

  it('ends with signing out: the token is gone, here and on the server', async () => {
    const app = await stage.newApp();
    await app.signIn(editorAccount);
    const cookies = await app.page.context().cookies();
    const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
    expect(token).not.toBe('');
    await app.signOut();
    expect((await app.page.context().cookies()).some(({ name }) => name === 'token')).toBe(false);
    await expect
      .poll(
        async () =>
          (await fetch(`${stage.server.url}/api/users/`, { headers: { authorization: `Token ${token}` } }))
            .status,
      )
      .toBe(401);
    await app.page.goto('/workspaces');
    await app.page.getByRole('link', { name: 'Login' }).waitFor();
    expect(new URL(app.page.url()).pathname).not.toBe('/workspaces');
  });

  it('leads an administrator to the users, and an author to the workspaces', async () => {
    const admin = await stage.newApp();
    await admin.signIn(adminAccount);
    await admin.page.waitForURL('**/admin/users');
    const author = await stage.newApp();
    await author.signIn(editorAccount);
    await author.page.waitForURL('**/workspaces');
    await author.page.goto('/admin/users');
    await author.page.waitForURL('**/workspaces');
  });

  it.each([
    ['the pictures', '/workspaces/:id/media', 'Uploaded Media'],
    ['the pages', '/workspaces/:id/pages', 'Pages'],
    ['the profile', '/profile/billing', 'Billing'],
    ['the editor', '/workspaces/:id/pages/:page', undefined],
  ])(
    'that expires with nothing unsaved ends at %s, and signing in leads back there',
    async (_name, screen, name) => {
      const app = await stage.newApp();
      await app.become(editorAccount);
      await app.openNewPage();
      const [, id = '', page = ''] = /workspaces\/([^/]+)\/pages\/([^/]+)/.exec(app.page.url()) ?? [];
      const path = screen.replace(':id', id).replace(':page', page);
      // From a screen that shares no data with the next one.
      await app.page.goto(`/workspaces/${id}/api-tokens/create`);
      await app.page.getByRole('heading', { level: 1 }).waitFor();
      await revoke(app);
      await goInApp(app, path);
      await app.page.getByText('Session expired. Please login again.').waitFor();
      await app.page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      expect(await app.page.getByTestId('toast').count()).toBeLessThan(2);
      await app.page.getByRole('textbox', { name: 'Email', exact: true }).fill(editorAccount.email);
      await app.page.getByLabel(/^Password/).fill(editorAccount.password);
      await app.page.getByRole('button', { name: 'Sign in' }).click();
      await app.page.waitForURL(`**${path}`);
      if (name !== undefined) await app.page.getByRole('heading', { level: 1, name }).waitFor();
    },
  );

  it('that expires with unsaved input asks for the password at the next read, and then reads', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    await app.openNewPage();
    const form = await app.editor.addBlock('Quote');
    await form.text('Quotation').fill('Typed before the session ran out');
    await revoke(app);
    await app.page.getByRole('button', { name: 'Version history' }).click();
    const dialog = app.page.getByRole('dialog', { name: 'Session expired. Please login again.' });
    await dialog.getByLabel(/^Password/).fill(editorAccount.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await app.page.getByText('has not been published yet').first().waitFor();
    expect(await app.page.getByRole('alert').count()).toBe(0);
    expect(await form.text('Quotation').inputValue()).toBe('Typed before the session ran out');
  });

  it('that expires asks for the password in place and loses nothing', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    await app.openNewPage();
    const form = await app.editor.addBlock('Quote');
    await form.text('Quotation').fill('Typed before the session ran out');
    await form.text('Author').fill('Mara');
    await revoke(app);
    await app.editor.trySaving(0);
    const dialog = app.page.getByRole('dialog', { name: 'Session expired. Please login again.' });
    await dialog.getByLabel(/^Password/).fill(editorAccount.password);
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await app.editor.allSaved();
    await app.page.reload();
    expect(await (await app.editor.openBlock(0)).text('Quotation').inputValue()).toBe(
      'Typed before the session ran out',
    );
  });

  /** Ends the session on the server, as another device could. */
  async function revoke({ page }: App): Promise<void> {
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await fetch(`${stage.server.url}/api/auth/`, {
      method: 'DELETE',
      headers: { authorization: `Token ${token}` },
    });
  }
});

/** Goes to a path as a link does, without reloading the page. */
async function goInApp({ page }: App, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
