import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../../support/real-server.ts';
import type { App } from '../drivers/app.ts';
import { Hands } from '../drivers/hands.ts';
import { openStage } from '../support/open-app.ts';
import { countRequests, settled } from './settled.ts';

const stage = openStage();

describe('the focus, after going to another screen', () => {
  async function enter(): Promise<{ app: App; page: Page }> {
    const app = await stage.newApp();
    countRequests(app.page);
    await app.enter(editorAccount);
    await app.page
      .getByRole('link', { name: /^Pages of / })
      .first()
      .waitFor();
    return { app, page: app.page };
  }

  describe.each(['with Enter', 'with a click'])('by a link in the screen, %s', (way) => {
    it.each([
      [/^Create workspace/, 'Create new Workspace'],
      [/^Details of /, 'Settings'],
      [/^Pages of /, 'Pages'],
    ])('%s, is in the new screen', async (name, heading) => {
      const { page } = await enter();
      const link = page.getByRole('main').getByRole('link', { name }).first();
      if (way === 'with Enter') await new Hands(page).press(link);
      else await link.click();
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await expect.poll(() => focused(page)).toBe('main');
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();
      await expect.poll(() => focused(page)).toBe('main');
    });
  });

  it('is in the first field of a form', async () => {
    const { app, page } = await enter();
    await page
      .getByRole('link', { name: /^Pages of / })
      .first()
      .click();
    await page.getByRole('link', { name: 'New Page', exact: true }).click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.waitFor();
    await settled(page);
    expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
    await title.fill('Opened');
    await page.keyboard.press('Enter');
    await app.editor.waitUntilOpen('Opened');
    await expect.poll(() => focused(page)).not.toBe('body');
  });

  it('is in the screen that a confirmation led to', async () => {
    const { app, page } = await enter();
    const id = await app.openNewWorkspace('Short lived', 'Shop');
    await page.goto(`/workspaces/${id}/danger`);
    await page.getByRole('button', { name: 'Delete workspace' }).click();
    await page.getByRole('alertdialog').getByRole('textbox').fill('Short lived');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();
    await expect.poll(() => focused(page)).toBe('main');
  });
});

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.localName);
}
