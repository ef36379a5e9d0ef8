import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { Editor } from './drivers/editor.ts';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

const offline = 'Can’t reach the server. Check your connection and try again.';

const stage = openStage();

describe('a call without an answer', () => {
  it('without a network shows an error, and keeps the input', async () => {
    const { page } = await stage.newApp();
    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(editorAccount.email);
    await page.getByLabel(/^Password/).fill(editorAccount.password);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByTestId('toast').filter({ hasText: offline }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Email', exact: true }).inputValue()).toBe(
      editorAccount.email,
    );
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
  });

  it('without a network is retried when the connection is back, and the user is notified', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    await app.openNewPage();
    await app.page.context().setOffline(true);
    await app.page.getByRole('button', { name: 'Version history' }).click();
    await app.page.getByRole('alert').getByText(offline).waitFor();
    await app.page.context().setOffline(false);
    await app.page.getByText('Back online').waitFor();
    await app.page.getByText('This page has not been published yet.').waitFor();
    expect(await app.page.getByRole('alert').count()).toBe(0);
  });

  it('without a network keeps the editor when the image picker cannot be loaded, and opens it afterwards', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    await app.openNewPage();
    const form = await app.editor.addBlock('Quote');
    await form.text('Quotation').fill('Typed on a train');
    await app.page.context().setOffline(true);
    await form.region.getByRole('button', { name: 'Select image' }).click();
    await app.page.getByTestId('toast').filter({ hasText: 'The server is unreachable' }).waitFor();
    expect(await form.text('Quotation').inputValue()).toBe('Typed on a train');
    await app.page.context().setOffline(false);
    await form.region.getByRole('button', { name: 'Select image' }).click();
    await app.page.getByRole('dialog', { name: /^Select/ }).waitFor();
  });

  it('without a network leaves a block as typed, and saves it when the connection is back', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    await app.openNewPage();
    const form = await app.editor.addBlock('Quote');
    await form.text('Quotation').fill('Typed on a train');
    await form.text('Author').fill('Mara');
    await app.page.context().setOffline(true);
    await app.editor.trySaving(0);
    await form.region.getByText(offline).waitFor();
    expect(await form.text('Quotation').inputValue()).toBe('Typed on a train');
    const badge = app.page.getByRole('banner').getByTestId('offline');
    await badge.waitFor();
    await app.page.context().setOffline(false);
    await app.editor.allSaved();
    await badge.waitFor({ state: 'detached' });
    await form.region.getByText(offline).waitFor({ state: 'detached' });
    await app.page.reload();
    expect(await (await app.editor.openBlock(0)).text('Quotation').inputValue()).toBe('Typed on a train');
  });

  it('while the server is away leaves a block as typed, and saves it when the server is back', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    await app.openNewPage();
    const form = await app.editor.addBlock('Quote');
    await form.text('Quotation').fill('Typed during a deployment');
    await form.text('Author').fill('Mara');
    await app.page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await app.editor.trySaving(0);
    await form.region.getByText(offline).waitFor();
    await app.page.unroute('**/api/**');
    await app.editor.allSaved();
    await form.region.getByText(offline).waitFor({ state: 'detached' });
  });

  it('leaves the user where they type when a block that is saved again meets a conflict', async () => {
    const { app, form, address } = await openSavedQuote(stage);
    const other = await app.editor.addBlock('Quote');
    await other.text('Quotation').fill('Second');
    await other.text('Author').fill('Mara');
    await app.editor.saveBlock(1);
    const elsewhere = await app.page.context().newPage();
    await elsewhere.goto(address);
    await app.editor.openBlock(0);
    await form.text('Quotation').fill('From this tab');
    await app.page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await app.editor.trySaving(0);
    await form.region.getByText(offline).waitFor();
    const otherTab = new Editor(elsewhere);
    await (await otherTab.openBlock(0)).text('Quotation').fill('From the other tab');
    await otherTab.saveBlock(0);
    await app.editor.openBlock(1);
    await other.text('Quotation').click();
    await app.page.unroute('**/api/**');
    await app.editor.seeState(0, 'Conflict');
    await app.page.getByTestId('toast').filter({ hasText: 'Some changes aren’t saved yet.' }).waitFor();
    await app.page.keyboard.type(', and more');
    expect(await other.text('Quotation').inputValue()).toContain(', and more');
  });

  it('that comes late leaves the form to a user who types on, and the next save shows the conflict', async () => {
    const { app, form, address } = await openSavedQuote(stage);
    const elsewhere = await app.page.context().newPage();
    await elsewhere.goto(address);
    const otherTab = new Editor(elsewhere);
    await (await otherTab.openBlock(0)).text('Quotation').fill('From the other tab');
    await otherTab.saveBlock(0);
    const held = Promise.withResolvers<undefined>();
    await app.page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'GET') await held.promise;
      await route.continue();
    });
    await form.text('Quotation').fill('Mine');
    await app.page.keyboard.press('Control+s');
    await app.editor.seeState(0, 'Saving…');
    await app.page.keyboard.type(' and more');
    held.resolve(undefined);
    await app.page.getByTestId('toast').filter({ hasText: 'You changed the same fields' }).waitFor();
    await app.page.keyboard.type(' still');
    expect(await form.text('Quotation').inputValue()).toBe('Mine and more still');
    await app.page.keyboard.press('Control+s');
    await app.editor.seeState(0, 'Conflict');
    await form.region.getByText('Mine and more still').waitFor();
  });
});
