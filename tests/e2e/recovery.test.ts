import { expect, it } from 'vitest';
import { untilKept } from './support/stored-drafts.ts';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

const lost = 'Words that never reached the server';

const stage = openStage();

it('unsaved input is offered again after the tab is killed', async () => {
  const { app, form, address } = await openSavedQuote(stage);
  await form.text('Quotation').fill(lost);
  await untilKept(app.page, lost);
  await app.crash();
  const again = await app.newTab();
  await again.page.goto(address);
  const offer = again.page.getByRole('region', { name: 'You have unsaved changes' });
  await offer.getByText(lost).waitFor();
  // Nothing is restored automatically.
  const reopened = await again.editor.openBlock(0);
  expect(await reopened.text('Quotation').inputValue()).toBe('Saved words');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => reopened.text('Quotation').inputValue()).toBe(lost);
  await again.editor.saveBlock(0);
  await offer.waitFor({ state: 'detached' });
});
