import { describe, expect, it } from 'vitest';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import { useStage } from './support/open-app.ts';

describe('a session', () => {
  const stage = useStage('SQLite');

  it('begins with the right password only', async () => {
    const app = await stage.newApp();
    await app.page.goto('/auth');
    await app.page.getByRole('textbox', { name: 'Email' }).fill(editorAccount.email);
    await app.page.getByLabel(/^Password/).fill('not the password');
    await app.page.getByRole('button', { name: 'Sign In' }).click();
    await app.page.getByText('Wrong e-mail address or password.').waitFor();
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

  it('that ran out asks for the password in place and loses nothing', async () => {
    const app = await stage.newApp();
    await app.signIn(editorAccount);
    await app.openNewPage();
    const form = await app.editor.addBlock('Quote');
    await form.text('Quotation').fill('Typed before the session ran out');
    await form.text('Who said it').fill('Mara');
    const token = (await app.page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await fetch(`${stage.server.url}/api/auth/`, {
      method: 'DELETE',
      headers: { authorization: `Token ${token}` },
    });
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
});
