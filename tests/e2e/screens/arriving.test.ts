import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../../support/real-server.ts';
import { Hands, isFocused } from '../drivers/hands.ts';
import { openStage } from '../support/open-app.ts';

const stage = openStage();

describe('the focus, after going to another screen', () => {
  it('is in the new screen, whether a link led there or the back button', async () => {
    const app = await stage.newApp();
    const { page } = app;
    await app.enter(editorAccount);
    const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
    const hands = new Hands(page);
    const ways = [
      [() => hands.press(link(/^Create workspace/)), 'Create new Workspace'],
      [() => hands.press(link(/^Pages of /)), 'Pages'],
      [() => link(/^Details of /).click(), 'Settings'],
    ] as const;
    for (const [go, heading] of ways) {
      await go();
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await expect.poll(() => focused(page)).toBe('main');
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();
      await expect.poll(() => focused(page)).toBe('main');
    }
  });

  it('is in the first field of a form, and in the screen that a form or a confirmation led to', async () => {
    const app = await stage.newApp();
    const { page } = app;
    await app.startSession(editorAccount);
    const id = await app.openNewWorkspace('Short lived', 'Shop');
    await page.getByRole('link', { name: 'New Page', exact: true }).click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect.poll(() => isFocused(title)).toBe(true);
    await title.fill('Opened');
    await page.keyboard.press('Enter');
    await app.editor.waitUntilOpen('Opened');
    await expect.poll(() => focused(page)).not.toBe('body');

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
