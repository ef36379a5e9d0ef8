import { expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { openStage } from './support/open-app.ts';

const stage = openStage();

it('block types and their labels follow the language of the interface, and typed text stays', async () => {
  const app = await stage.newApp();
  const { page } = app;
  await app.startSession(editorAccount);
  await app.openNewPage();
  const form = await app.editor.addBlock('Quote');
  await form.text('Author').fill('Mara');
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await form.region.getByRole('textbox', { name: 'Urheber', exact: true }).waitFor();
  expect(await form.text('Urheber').inputValue()).toBe('Mara');
  await page.getByTestId('add-block').click();
  await page.getByRole('menuitem', { name: 'Öffnungszeiten', exact: true }).waitFor();
});
