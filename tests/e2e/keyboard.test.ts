import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { Hands, isFocused } from './drivers/hands.ts';
import { openStage } from './support/open-app.ts';

describe('without a mouse', () => {
  const stage = openStage();

  it('a user signs in, adds blocks, fills, saves and moves them', async () => {
    const app = await stage.newApp();
    const { page, editor } = app;
    const { keyboard } = page;
    const hands = new Hands(page);
    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email', exact: true }).waitFor();
    // The first field already has the focus.
    await keyboard.type(editorAccount.email);
    await hands.reach(page.getByLabel(/^Password/));
    await keyboard.type(editorAccount.password);
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    const token = (await page.context().cookies()).find(({ name }) => name === 'token');
    expect((token?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7 * 24 * 3600 - 600);

    await app.openNewPage('By hand');
    for (const [position, words] of ['First', 'Second'].entries()) {
      await hands.press(page.getByTestId('add-block'));
      await keyboard.type('Quote');
      await keyboard.press('Enter');
      const form = editor.form(position);
      await expect.poll(() => isFocused(form.text('Quotation'))).toBe(true);
      await keyboard.type(words);
      await hands.type(form.text('Author'), 'Nobody');
      await hands.press(editor.row(position).getByTestId('block-save'));
      await editor.allSaved();
    }
    await editor.moveByKeyboard(1, 0);
    await expect.poll(() => editor.row(0).locator('.row-summary').innerText()).toContain('Second');
  });

  it('the first stop is the link that skips the menu', async () => {
    const app = await stage.newApp();
    await app.page.goto('/support/help');
    await app.page.getByRole('heading', { level: 1 }).waitFor();
    await app.page.keyboard.press('Tab');
    expect(await isFocused(app.page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  });
});
