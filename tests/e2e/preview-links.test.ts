import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { openStage } from './support/open-app.ts';

describe('a preview link', () => {
  const stage = openStage();

  it('shows a draft to a visitor without an account until it is revoked', async () => {
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.become(editorAccount);
    await app.openNewPage();
    const quote = await editor.addBlock('Quote');
    await quote.text('Quotation').fill('A draft for your eyes');
    await quote.text('Author').fill('Mara');
    await editor.saveBlock(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Preview links' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview links' });
    await dialog.getByText('This page has no preview links yet.').waitFor();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const address = await dialog.getByTestId('preview-link').innerText();

    const guest = await stage.newApp();
    expect((await guest.page.goto(address))?.status()).toBe(200);
    await guest.page.getByText('A draft for your eyes').waitFor();
    await guest.page.getByText('This link works until').waitFor();
    expect(guest.complaints).toEqual([]);

    await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await app.seeToast('Link revoked');
    expect((await guest.page.reload())?.status()).toBe(404);
    await guest.page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    expect(app.complaints).toEqual([]);
  });
});
