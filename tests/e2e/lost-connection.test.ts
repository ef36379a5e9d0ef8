import { expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { openStage } from './support/open-app.ts';

const offline = 'Can’t reach the server. Check your connection and try again.';

const stage = openStage();

it('without a network a block stays as typed, and is saved when the connection is back', async () => {
  const app = await stage.newApp();
  const { page } = app;
  await app.startSession(editorAccount);
  await app.openNewPage();
  const form = await app.editor.addBlock('Quote');
  await form.text('Quotation').fill('Typed on a train');
  await form.text('Author').fill('Mara');
  await page.context().setOffline(true);
  // The code of the image picker cannot be loaded.
  const pick = form.region.getByRole('button', { name: 'Select image' });
  await pick.click();
  await page.getByTestId('toast').filter({ hasText: 'The server is unreachable' }).waitFor();
  await app.editor.trySaving(0);
  await form.region.getByText(offline).waitFor();
  expect(await form.text('Quotation').inputValue()).toBe('Typed on a train');
  const badge = page.getByRole('banner').getByTestId('offline');
  await badge.waitFor();

  await page.context().setOffline(false);
  await app.editor.allSaved();
  await badge.waitFor({ state: 'detached' });
  await form.region.getByText(offline).waitFor({ state: 'detached' });
  await pick.click();
  await page.getByRole('dialog', { name: /^Select/ }).waitFor();
  await page.reload();
  expect(await (await app.editor.openBlock(0)).text('Quotation').inputValue()).toBe('Typed on a train');
});
