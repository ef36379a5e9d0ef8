import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';

describe('a form with unsaved input', () => {
  const stage = openStage();

  const question = ({ page }: App) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stay = (app: App) => question(app).getByRole('button', { name: 'Cancel' }).click();
  const leave = (app: App) => question(app).getByRole('button', { name: 'Discard and leave' }).click();

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
});
