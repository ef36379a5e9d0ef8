import { describe, expect, it } from 'vitest';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { untilKept } from './support/kept-drafts.ts';
import { openStage } from './support/open-app.ts';

describe('a session', () => {
  const stage = openStage();

  it('starts with the right password only', async () => {
    const app = await stage.newApp();
    await app.page.goto('/auth');
    await app.page.getByRole('textbox', { name: 'Email', exact: true }).fill(editorAccount.email);
    await app.page.getByLabel(/^Password/).fill('not the password');
    await app.page.getByRole('button', { name: 'Sign in' }).click();
    await app.page.getByTestId('toast').getByText('Incorrect email or password.').waitFor();
    expect(await app.page.getByRole('button', { name: 'Logout' }).count()).toBe(0);
  });

  it('ends with signing out: the token is deleted, here and on the server', async () => {
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
    'that expires with nothing unsaved asks for the password at %s, and then shows it',
    async (_name, screen, name) => {
      const app = await stage.newApp();
      const path = await expireBefore(app, screen);
      await answer(app, editorAccount.password);
      await question(app).waitFor({ state: 'detached' });
      expect(new URL(app.page.url()).pathname).toBe(path);
      if (name === undefined) await app.editor.isOpen('A page');
      else await app.page.getByRole('heading', { level: 1, name }).waitFor();
      await expect.poll(() => app.page.getByRole('main').getByRole('progressbar').count()).toBe(0);
      expect(await app.page.getByRole('alert').count()).toBe(0);
      expect(await app.page.getByTestId('toast').count()).toBe(0);
    },
  );

  it('that expires on a list rejects a wrong password each time, at the question', async () => {
    const app = await stage.newApp();
    await expireBefore(app, '/workspaces/:id/pages');
    const said = question(app).getByRole('alert');
    await answer(app, 'not the password');
    await said.getByText('Incorrect password.').waitFor();
    await said.evaluate((before) => before.setAttribute('data-before', ''));
    await app.page.keyboard.type('nor is this');
    await app.page.keyboard.press('Enter');
    await question(app).locator('[role=alert]:not([data-before])').getByText('Incorrect password.').waitFor();
    await answer(app, editorAccount.password);
    await app.page.getByRole('link', { name: 'Open A page' }).waitFor();
  });

  it('that expires leads to the sign-in page on request, and signing in leads back', async () => {
    const app = await stage.newApp();
    const path = await expireBefore(app, '/workspaces/:id/pages');
    await question(app).getByRole('button', { name: 'Go to the sign-in page' }).click();
    await app.page.waitForURL('**/auth');
    await fillIn(app, editorAccount);
    await app.page.waitForURL(`**${path}`);
    await app.page.getByRole('link', { name: 'Open A page' }).waitFor();
  });

  it('that expires shows nothing of it to another user who signs in there', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    const [pages = ''] = /^.*\/pages/.exec(await app.makePage('A page of my own')) ?? [];
    await app.page.goto(pages);
    await app.page.getByRole('link', { name: 'Open A page of my own' }).waitFor();
    await revoke(app);
    await goInApp(app, pages.replace(/pages$/, 'media'));
    await question(app).getByRole('button', { name: 'Go to the sign-in page' }).click();
    await fillIn(app, adminAccount);
    await app.page.waitForURL('**/admin/users');
    await app.page.getByRole('heading', { level: 1, name: 'Admin Users' }).waitFor();
    expect(await app.page.getByText('A workspace').count()).toBe(0);
    await goInApp(app, pages);
    await app.page.waitForURL('**/admin/users');
    expect(await app.page.getByText('A page of my own').count()).toBe(0);
  });

  it('ends in a tab when another user signs in in the next one, and the input is kept', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    const address = await app.openNewPage();
    const form = await app.editor.addBlock('Quote');
    await form.text('Quotation').fill('Typed by the editor');
    await untilKept(app.page, 'Typed by the editor');
    const next = await app.newTab();
    await next.page.goto('/workspaces');
    await next.signOut();
    await next.signIn(adminAccount);
    await next.page.waitForURL('**/admin/users');
    await app.page.getByText('Someone else signed in in this browser').waitFor();
    await app.page.waitForURL('**/auth');
    await next.page.reload();
    await next.page.getByRole('heading', { level: 1, name: 'Admin Users' }).waitFor();
    await fillIn(app, editorAccount);
    await app.page.getByRole('region', { name: 'You have unsaved changes' }).waitFor();
    expect(app.page.url()).toBe(address);
    await next.page.getByText('Someone else signed in in this browser').waitFor();
  });

  it('that expires in a dialog of a list continues with the requested action', async () => {
    const app = await stage.newApp();
    await expireBefore(app, '/workspaces/:id/pages');
    await answer(app, editorAccount.password);
    await app.page.getByRole('button', { name: 'Delete A page' }).waitFor();
    await revoke(app);
    await app.pages.delete('A page');
    await answer(app, editorAccount.password);
    await app.seeToast('Page was deleted.');
    await app.page.getByRole('link', { name: 'Open A page' }).waitFor({ state: 'detached' });
  });

  it('that expires with unsaved input asks for the password at the next read, and then reads', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    await app.openNewPage();
    const form = await app.editor.addBlock('Quote');
    await form.text('Quotation').fill('Typed before the session ran out');
    await revoke(app);
    await app.page.getByRole('button', { name: 'Version history' }).click();
    await answer(app, editorAccount.password);
    await question(app).waitFor({ state: 'detached' });
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
    await answer(app, editorAccount.password);
    await app.editor.allSaved();
    await app.page.reload();
    expect(await (await app.editor.openBlock(0)).text('Quotation').inputValue()).toBe(
      'Typed before the session ran out',
    );
  });

  /** Goes to a screen of a new page in a session that has just ended, and returns the path. */
  async function expireBefore(app: App, screen: string): Promise<string> {
    await app.become(editorAccount);
    const [, , id = '', , page = ''] = (await app.makePage()).split('/');
    const path = screen.replace(':id', id).replace(':page', page);
    // From a screen that shares no data with the next one.
    await app.page.goto(`/workspaces/${id}/api-tokens/create`);
    await app.page.getByRole('heading', { level: 1 }).waitFor();
    await revoke(app);
    await goInApp(app, path);
    await question(app).waitFor();
    return path;
  }

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

function question({ page }: App) {
  return page.getByRole('dialog', { name: 'Session expired. Please login again.' });
}

async function answer(app: App, password: string): Promise<void> {
  await question(app)
    .getByLabel(/^Password/)
    .fill(password);
  await question(app).getByRole('button', { name: 'Sign in' }).click();
}

async function fillIn({ page }: App, { email, password }: typeof editorAccount): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
