import { expect, it } from 'vitest';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

const stage = openStage();

it('without a network a block stays as typed, and is saved when the connection is back', async () => {
  const { app, form } = await openSavedQuote(stage);
  await form.text('Quotation').fill('Typed on a train');
  await app.page.context().setOffline(true);
  await app.editor.row(0).getByTestId('block-save').click();
  await form.region.getByText('Can’t reach the server. Check your connection and try again.').waitFor();
  await app.page.context().setOffline(false);
  await app.editor.allSaved();
  await app.page.reload();
  expect(await (await app.editor.openBlock(0)).text('Quotation').inputValue()).toBe('Typed on a train');
});
