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

  it('asks before the browser goes back, the user signs out or the tab is closed', async () => {
    const app = await stage.newApp();
    const { page } = app;
    await app.enter(editorAccount);
    await page
      .getByRole('link', { name: /^Create/ })
      .first()
      .click();
    await page.getByRole('radio', { name: 'Blog' }).check();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Half a title');
    const logout = page.getByRole('button', { name: 'Logout' });
    for (const go of [() => goBack(app), () => logout.click()]) {
      await go();
      await stay(app);
      expect(new URL(page.url()).pathname).toBe('/workspaces/create');
      expect(await title.inputValue()).toBe('Half a title');
    }
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await goBack(app);
    await leave(app);
    await page.waitForURL(/\/workspaces$/);
    expect(app.complaints).toEqual([]);
  });
});
