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

  it('a user types the name of a block type and presses Enter before the list has loaded', async () => {
    const app = await stage.newApp();
    const { page, editor } = app;
    await app.startSession(editorAccount);
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/picker-dialog-*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await app.openNewPage('Early');
    const search = page.getByRole('textbox', { name: 'Search block types' });
    const dialog = page.getByRole('dialog', { name: 'Add block' });
    const add = page.getByTestId('add-block');
    await add.focus();
    await page.keyboard.press('Enter');
    // Without a search, Enter adds nothing.
    await page.keyboard.press('Enter');
    await page.keyboard.type('no');
    await page.keyboard.press('Escape');
    expect(await isFocused(add)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('quote');
    await dialog.getByRole('progressbar').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(editor.form(0).text('Quotation'))).toBe(true);
    await new Hands(page).press(add);
    await page.keyboard.type('fea');
    arrive();
    await page.getByRole('menuitem', { name: 'Feature list' }).waitFor();
    await page.keyboard.type('ture');
    expect(await search.inputValue()).toBe('feature');
    await page.keyboard.press('Enter');
    await expect.poll(() => editor.names()).toEqual(['Quote', 'Feature list']);
  });

  it('the first stop is the link that skips the menu', async () => {
    const app = await stage.newApp();
    await app.page.goto('/support/help');
    await app.page.getByRole('heading', { level: 1 }).waitFor();
    await app.page.keyboard.press('Tab');
    expect(await isFocused(app.page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  });
});
