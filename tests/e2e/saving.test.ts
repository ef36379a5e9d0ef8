import { describe, expect, it } from 'vitest';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

declare global {
  interface Window {
    /** For each press of Ctrl+S, whether the browser's own action was prevented. */
    takenKeys: boolean[];
  }
}

describe('saving', () => {
  const stage = openStage();

  const openQuote = () => openSavedQuote(stage, 'First words');

  it('happens with Ctrl+S wherever the focus is, and the browser never offers to save its own page', async () => {
    const { app, form } = await openQuote();
    const { page } = app;
    await page.evaluate(() => {
      window.takenKeys = [];
      addEventListener('keydown', (event) => {
        // After all other listeners.
        if (event.key === 's') setTimeout(() => window.takenKeys.push(event.defaultPrevented));
      });
    });
    const places: Readonly<Record<string, () => Promise<void>>> = {
      'the field': () => form.text('Quotation').focus(),
      nothing: () => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
      'the header': () => page.getByRole('banner').getByRole('button', { name: 'Language' }).focus(),
      'the side menu': () =>
        page
          .getByRole('navigation', { name: 'Menu' })
          .getByRole('link', { name: 'Pages', exact: true })
          .focus(),
      'the version history': () => page.getByRole('button', { name: 'Version history', exact: true }).focus(),
      'an open menu': () => page.getByTestId('add-block').click(),
      'a dialog': async () => {
        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'Edit title and URL' }).click();
        await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).focus();
      },
    };
    for (const [place, focus] of Object.entries(places)) {
      await form.text('Quotation').fill(`Typed before ${place}`);
      await app.editor.seeState(0, 'Unsaved changes');
      await focus();
      await page.keyboard.press('Control+s');
      await page.getByText('All changes saved').waitFor({ state: 'attached' });
      // Closes dialogs and menus of this place.
      await page.keyboard.press('Escape');
    }
    const taken = await page.evaluate(() => window.takenKeys);
    expect(taken).toEqual(Object.keys(places).map(() => true));
    await page.reload();
    const reopened = await app.editor.openBlock(0);
    expect(await reopened.text('Quotation').inputValue()).toBe('Typed before a dialog');
  });

  it('shows a conflict when two tabs changed the same field, and offers combining both versions', async () => {
    const { app, form, address } = await openQuote();
    const other = await app.newTab();
    await other.page.goto(address);
    const otherForm = await other.editor.openBlock(0);
    await otherForm.text('Quotation').fill('Theirs, this is');
    await other.editor.saveBlock(0);

    await app.turnTo();
    await form.text('Quotation').fill('Mine, this is');
    await app.editor.trySaving(0);
    await form.region
      .getByText('You also changed these fields in another tab or on another device')
      .waitFor();
    await form.region.getByText('Theirs, this is').waitFor();
    await form.region.getByRole('radio', { name: 'Combine by hand' }).check();
    await form.text('Quotation').fill('Mine and theirs');
    await form.region.getByRole('button', { name: 'Save selected versions' }).click();
    await app.editor.allSaved();
    await app.page.reload();
    expect(await (await app.editor.openBlock(0)).text('Quotation').inputValue()).toBe('Mine and theirs');
  });
});
