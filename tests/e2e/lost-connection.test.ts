import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { openStage } from './support/open-app.ts';

const offline = 'Can’t reach the server. Check your connection and try again.';

const stage = openStage();

describe('a call without an answer', () => {
  it('without a network is retried when the connection is back, and the user is notified', async () => {
    const app = await stage.newApp();
    await app.startSession(editorAccount);
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
    await app.startSession(editorAccount);
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
    await app.startSession(editorAccount);
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
});
