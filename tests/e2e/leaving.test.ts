import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

describe('a form with unsaved input', () => {
  const stage = openStage();

  const question = ({ page }: App) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = (app: App) => question(app).getByRole('button', { name: 'Cancel' }).click();
  const leave = (app: App) => question(app).getByRole('button', { name: 'Discard and leave' }).click();

  const entry = ({ page }: App, name: string) =>
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });

  /** Goes back as the browser's own button does; Playwright's method would wait for a page that never comes. */
  const goBack = ({ page }: App) => page.evaluate(() => history.back());

  async function typeTitle(): Promise<App> {
    const app = await stage.newApp();
    await app.enter(editorAccount);
    await app.page
      .getByRole('link', { name: /^Create/ })
      .first()
      .click();
    await app.page.getByRole('radio', { name: 'Blog' }).check();
    await app.page.getByRole('textbox', { name: 'Title' }).fill('Half a title');
    return app;
  }

  it('asks before the browser goes back, and goes back once that is confirmed', async () => {
    const app = await typeTitle();
    await goBack(app);
    await question(app).waitFor();
    await stay(app);
    expect(new URL(app.page.url()).pathname).toBe('/workspaces/create');
    expect(await app.page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Half a title');
    await goBack(app);
    await leave(app);
    await app.page.waitForURL(/\/workspaces$/);
    expect(app.complaints).toEqual([]);
  });

  it('asks before signing out, and before the tab is closed', async () => {
    const app = await typeTitle();
    await app.page.getByRole('button', { name: 'Logout' }).click();
    await stay(app);
    await app.page.getByRole('heading', { name: 'Create new Workspace' }).waitFor();
    const asked = app.page.waitForEvent('dialog');
    void app.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await app.page.getByRole('button', { name: 'Logout' }).click();
    await leave(app);
    await app.page.getByRole('link', { name: 'Login' }).waitFor();
  });

  it('leaves without a question once it is saved, and asks again after the next change', async () => {
    const app = await typeTitle();
    await app.page.getByRole('button', { name: 'Create workspace' }).click();
    await app.page.waitForURL(/\/workspaces\/[^/]+\/pages$/);
    expect(await question(app).count()).toBe(0);
    await app.page.goto(app.page.url().replace(/pages$/, 'settings'));
    await app.page.getByRole('textbox', { name: 'Title' }).fill('A whole title');
    await entry(app, 'Pages').click();
    await stay(app);
    await app.page.getByRole('button', { name: 'Save', exact: true }).click();
    await app.seeToast('Updated');
    await entry(app, 'Pages').click();
    await app.page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor();
    expect(app.complaints).toEqual([]);
  });
});

describe('an editor with unsaved input', () => {
  const stage = openStage();

  const question = ({ page }: App) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

  /** Types into a block and follows a link of the side menu. */
  async function tryToLeave(quotation: string) {
    const { app, form, address } = await openSavedQuote(stage);
    await form.text('Quotation').fill(quotation);
    const menu = app.page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Pages', exact: true }).click();
    await question(app).waitFor();
    return { app, form, address };
  }

  it('is saved and left with one press', async () => {
    const { app, address } = await tryToLeave('Words of the last second');
    await question(app).getByRole('button', { name: 'Save and leave' }).click();
    await app.page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor();
    await app.page.goto(address);
    const form = await app.editor.openBlock(0);
    expect(await form.text('Quotation').inputValue()).toBe('Words of the last second');
    expect(await app.page.getByRole('region', { name: 'You have unsaved changes' }).count()).toBe(0);
    expect(app.complaints).toEqual([]);
  });

  it('is not left if it cannot be saved, and shows the field that is to blame', async () => {
    const { app, form, address } = await tryToLeave('');
    await question(app).getByRole('button', { name: 'Save and leave' }).click();
    await expect
      .poll(() => form.text('Quotation').evaluate((input) => input === document.activeElement))
      .toBe(true);
    expect(await question(app).count()).toBe(0);
    expect(app.page.url()).toBe(address);
  });

  it('is left without saving on request', async () => {
    const { app, address } = await tryToLeave('Words of no importance');
    await question(app).getByRole('button', { name: 'Leave without saving', exact: true }).click();
    await app.page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor();
    await app.page.goto(address);
    const form = await app.editor.openBlock(0);
    expect(await form.text('Quotation').inputValue()).toBe('Saved words');
  });
});
