import { describe, expect, it } from 'vitest';
import de from '../../locales/de/translation.json' with { type: 'json' };
import en from '../../locales/en/translation.json' with { type: 'json' };
import { still } from '../support/still.ts';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';
import { rememberPlace } from './support/place.ts';

type Opening = (app: App) => Promise<void>;

describe('the place of the user', () => {
  const stage = openStage();
  const small = { viewport: { width: 1200, height: 420 } };

  /** Opens a screen of the demo's first workspace. */
  async function enterWorkspace(app: App, screen: string): Promise<void> {
    await app.startSession(editorAccount);
    await app.page.goto(`/workspaces/${await app.firstWorkspace()}/${screen}`);
    await app.page.getByRole('heading', { level: 1 }).waitFor();
  }

  const screens: Readonly<Record<string, Opening>> = {
    async 'the pages, found and sorted'(app) {
      await enterWorkspace(app, 'pages');
      await sortDescending(app);
      await find(app, 'e');
    },
    async 'the page editor with unsaved text and an open version history'(app) {
      await enterWorkspace(app, 'pages');
      await app.page
        .getByRole('link', { name: /^Open / })
        .first()
        .click();
      const { region } = await app.editor.openBlock(1);
      await region.getByRole('textbox').first().fill('Half a thought');
      await app.editor.seeState(1, en.editor.states.changed);
      await app.page.getByRole('button', { name: en.pageEditor.versions.title }).click();
    },
    async 'the settings with unsaved text'(app) {
      await enterWorkspace(app, 'settings');
      const title = { name: en.workspaces.fields.title };
      await app.page.getByRole('main').getByRole('textbox', title).fill('Half a thought');
    },
    async 'the users, found'(app) {
      await app.startSession(adminAccount);
      await app.page.goto('/admin/users');
      await find(app, 'local');
    },
  };

  it.each(Object.entries(screens))(
    'is kept when the session is renewed, and the theme and the language change: %s',
    async (name, open) => {
      const app = await stage.newApp(small);
      await open(app);
      const control = app.page.getByRole('main').locator('input:enabled, button:enabled').last();
      await control.focus();
      await scroll(app);
      const lost = await rememberPlace(app.page);
      await revoke(app);
      // As when the user comes back to the tab.
      await app.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await signInAgain(app, name.includes('users') ? adminAccount.password : editorAccount.password);
      expect(await lost(), 'with the session').toEqual([]);
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await app.page.getByTestId('toast').count()).toBe(0);
      await changeTheme(app);
      expect(await lost(), 'with the theme').toEqual([]);
      await changeLanguage(app);
      expect(await lost(), 'with the language').toEqual([]);
      expect(app.complaints).toEqual([]);
    },
  );

  it('is kept in an open dialog when the session is renewed, and the dialog continues', async () => {
    const app = await stage.newApp(small);
    const { page } = app;
    await app.startSession(editorAccount);
    await app.openNewPage();
    await page.getByRole('button', { name: en.pageEditor.more }).click();
    await page.getByRole('menuitem', { name: en.pageEditor.details }).click();
    const dialog = page.getByRole('dialog', { name: en.pageEditor.details });
    await dialog.getByRole('textbox', { name: en.pages.fields.title }).fill('Another title');
    const lost = await rememberPlace(page);
    await revoke(app);
    await dialog.getByRole('button', { name: en.common.save }).click();
    await signInDialog(app).waitFor();
    expect(await lost()).toEqual([]);
    await signInAgain(app, editorAccount.password);
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Another title' }).waitFor();
  });

  it('is kept on a phone: the open menu stays open when the theme changes', async () => {
    const app = await stage.newApp({ viewport: { width: 390, height: 800 } });
    await app.startSession(editorAccount);
    await app.page.goto('/workspaces');
    await app.page.getByRole('button', { name: en.frame.openMenu }).click();
    const menu = app.page.getByRole('navigation', { name: en.frame.menu });
    await menu.waitFor();
    const lost = await rememberPlace(app.page);
    // By its label: the open menu hides the header from screen readers, but not from fingers.
    await app.page.getByLabel(en.frame.darkMode).click();
    await app.page.getByLabel(en.frame.lightMode).waitFor({ state: 'attached' });
    await still(app.page);
    expect(await lost()).toEqual([]);
    expect(await menu.isVisible()).toBe(true);
  });

  async function revoke({ page }: App): Promise<void> {
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await fetch(`${stage.server.url}/api/auth/`, {
      method: 'DELETE',
      headers: { authorization: `Token ${token}` },
    });
  }
});

/** Searches, and waits for the results: while a list is being read, coming back to the tab does not read it again. */
async function find({ page }: App, text: string): Promise<void> {
  const answered = page.waitForResponse(new RegExp(`[?&]search=${text}(&|$)`));
  await page.getByRole('searchbox').fill(text);
  await (await answered).finished();
  await page.waitForURL(new RegExp(`search=${text}`));
  await page.locator('[aria-busy=false]').waitFor();
}

/** Sorts the pages by their path, in descending order. */
async function sortDescending({ page }: App): Promise<void> {
  const head = page.getByRole('columnheader', { name: en.pages.columns.urlPath });
  while ((await head.getAttribute('aria-sort')) !== 'descending') await head.getByRole('button').click();
  await page
    .locator('[aria-busy=false]')
    .filter({ has: page.getByRole('table') })
    .waitFor();
}

async function scroll({ page }: App): Promise<void> {
  await page.evaluate(() => scrollTo(0, 150));
  await still(page);
}

async function changeTheme({ page }: App): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: en.frame.darkMode }).click();
  await page.getByRole('banner').getByRole('button', { name: en.frame.lightMode }).waitFor();
  await still(page);
}

async function changeLanguage({ page }: App): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: en.frame.language }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('banner').getByRole('button', { name: de.frame.language }).waitFor();
  await still(page);
}

function signInDialog({ page }: App) {
  return page.getByRole('dialog', { name: en.session.expired });
}

async function signInAgain(app: App, password: string): Promise<void> {
  await signInDialog(app).getByLabel(en.auth.password, { exact: true }).fill(password);
  await signInDialog(app).getByRole('button', { name: en.auth.signIn }).click();
  await signInDialog(app).waitFor({ state: 'detached' });
  await still(app.page);
}
