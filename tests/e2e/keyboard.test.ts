import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { Hands, isFocused } from './drivers/hands.ts';
import { mailedPath } from './support/mailbox.ts';
import { openStage } from './support/open-app.ts';
import { drawing } from './support/photograph.ts';

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

  it('a user who reopens the list of block types while it is closing can type at once', async () => {
    const app = await stage.newApp();
    const { page } = app;
    const { keyboard } = page;
    await app.become(editorAccount);
    await app.openNewPage('Opened again');
    await new Hands(page).press(page.getByTestId('add-block'));
    const search = page.getByRole('textbox', { name: 'Search block types' });
    await expect.poll(() => isFocused(search)).toBe(true);
    await keyboard.press('Escape');
    await keyboard.press('Enter');
    await expect.poll(() => isFocused(search)).toBe(true);
    await keyboard.type('Quote');
    await expect.poll(() => page.getByTestId('add-block-item').count()).toBe(1);
  });

  it('a visitor gets an account, and changes its name', async () => {
    const { page } = await stage.newApp();
    const hands = new Hands(page);
    const account = { email: 'hands@example.test', password: 'nine calm otters, no mouse' };
    const main = page.getByRole('main');
    await page.goto('/');
    await hands.press(page.getByRole('banner').getByRole('link', { name: 'Register' }));
    await hands.type(page.getByRole('textbox', { name: 'Email', exact: true }), account.email);
    await hands.type(page.getByLabel(/^Password/), account.password);
    await hands.type(page.getByLabel(/^Confirm password/), account.password);
    await hands.press(page.getByRole('checkbox', { name: 'I agree to Terms and Privacy' }), 'Space');
    await hands.press(page.getByRole('checkbox', { name: 'I’m not a robot' }), 'Space');
    await page.getByText('Verified', { exact: true }).waitFor();
    await hands.press(main.getByRole('button', { name: 'Register' }));
    await page.getByRole('heading', { name: 'Register done see email' }).waitFor();

    await page.goto(await mailedPath(stage.server, account.email, '/auth/activation/'));
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await hands.type(page.getByRole('textbox', { name: 'Email', exact: true }), account.email);
    await hands.type(page.getByLabel(/^Password/), account.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Logout' }).waitFor();

    await hands.press(page.getByRole('navigation', { name: 'Menu' }).locator('a[href="/profile"]'));
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    await hands.type(main.getByRole('textbox').first(), 'Nobody');
    await page.keyboard.press('Enter');
    await page.getByTestId('toast').filter({ hasText: 'Updated' }).waitFor();
    await hands.press(page.getByRole('button', { name: 'Logout' }));
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  });

  it('a user creates a workspace and a page, publishes it, and deletes everything', async () => {
    const app = await stage.newApp();
    const { page } = app;
    const hands = new Hands(page);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const question = page.getByRole('alertdialog');
    await app.enter(editorAccount);
    await hands.press(page.getByRole('main').locator('a[href="/workspaces/create"]').first());
    await hands.reach(page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await hands.type(page.getByRole('textbox', { name: 'Title' }), 'By hand');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor();

    await hands.press(page.getByRole('link', { name: 'New Page', exact: true }));
    await hands.type(page.getByRole('textbox', { name: 'Title' }), 'A page by hand');
    await page.keyboard.press('Enter');
    await app.editor.isOpen('A page by hand');
    await hands.press(page.getByRole('button', { name: 'Publish', exact: true }));
    await page.getByText('Live', { exact: true }).waitFor();
    await hands.press(menu.getByRole('link', { name: 'Pages', exact: true }));
    await hands.press(page.getByRole('button', { name: 'Delete A page by hand' }));
    await hands.press(question.getByRole('button', { name: 'Delete page' }));
    await page.getByTestId('toast').filter({ hasText: 'Page was deleted.' }).waitFor();

    await hands.press(menu.getByRole('link', { name: 'Danger', exact: true }));
    await hands.press(page.getByRole('button', { name: 'Delete workspace' }));
    await hands.type(question.getByRole('textbox'), 'By hand');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Workspaces', level: 1 }).waitFor();
  });

  it('a user uploads a picture, describes it, and creates a token', async () => {
    const app = await stage.newApp();
    const { page, apiTokens } = app;
    const hands = new Hands(page);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await app.become(editorAccount);
    await app.openNewWorkspace('Pictures by hand', 'Portfolio');
    await hands.press(menu.getByRole('link', { name: 'Uploaded Media' }));
    const upload = page
      .getByRole('main')
      .getByRole('button', { name: /^Upload/ })
      .first();
    const chooser = page.waitForEvent('filechooser');
    await hands.press(upload);
    await (await chooser).setFiles(await drawing());
    await app.media.tiles().first().waitFor();
    const describing = app.media.tiles().getByRole('button', { name: /^Edit alt text of / });
    await hands.press(describing);
    await hands.type(page.getByRole('dialog').getByRole('textbox'), 'The harbour at noon');
    await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
    await app.media.tiles().getByRole('img', { name: 'The harbour at noon' }).waitFor();
    await expect.poll(() => isFocused(describing)).toBe(true);
    await hands.press(app.media.tiles().getByRole('button', { name: /^Delete / }));
    await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete image' }));
    await expect.poll(() => app.media.tiles().count()).toBe(0);

    await hands.press(menu.getByRole('link', { name: 'API Tokens' }));
    await hands.press(page.getByRole('link', { name: 'create', exact: true }));
    await hands.type(page.getByRole('textbox', { name: 'Title' }), 'By hand');
    await hands.press(page.getByRole('button', { name: 'Create token' }));
    await hands.press(page.getByRole('button', { name: 'Show key' }));
    await expect.poll(() => apiTokens.shownKey()).toMatch(/^oct_/);
    await hands.press(page.getByRole('button', { name: 'Delete token' }));
    await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete token' }));
    await page.getByText('No API tokens yet').waitFor();
  });

  it('the first stop is the link that skips the menu', async () => {
    const app = await stage.newApp();
    await app.page.goto('/support/help');
    await app.page.getByRole('heading', { level: 1 }).waitFor();
    await app.page.keyboard.press('Tab');
    expect(await isFocused(app.page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
  });
});
