import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { useStage } from './support/open-app.ts';

describe('without a mouse', () => {
  const stage = useStage('SQLite');

  it('somebody signs in, adds blocks, fills, saves and moves them', async () => {
    const app = await stage.newApp();
    const { page, editor } = app;
    const { keyboard } = page;
    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    // The first field has the focus already.
    await keyboard.type(editorAccount.email);
    await tabTo(page, page.getByLabel(/^Password/));
    await keyboard.type(editorAccount.password);
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Logout' }).waitFor();

    await app.openNewPage('By hand');
    for (const [position, words] of ['First', 'Second'].entries()) {
      await tabTo(page, page.getByTestId('add-block'));
      await keyboard.press('Enter');
      await keyboard.type('Quote');
      await keyboard.press('Enter');
      const form = editor.form(position);
      await expect.poll(() => isFocused(form.text('Quotation'))).toBe(true);
      await keyboard.type(words);
      await tabTo(page, form.text('Who said it'));
      await keyboard.type('Nobody');
      await tabTo(page, editor.row(position).getByTestId('block-save'));
      await keyboard.press('Enter');
      await editor.allSaved();
    }
    await editor.moveByKeyboard(1, 0);
    await expect.poll(() => editor.row(0).locator('.row-summary').innerText()).toContain('Second');
  });

  it('the first thing to reach is the way past the menu', async () => {
    const app = await stage.newApp();
    await app.page.goto('/support/help');
    await app.page.getByRole('heading', { level: 1 }).waitFor();
    await app.page.keyboard.press('Tab');
    expect(await isFocused(app.page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  });
});

/** Presses Tab until something has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
