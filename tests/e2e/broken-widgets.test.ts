import { expect, it } from 'vitest';
import { breakView } from './support/break-view.ts';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

const stage = openStage();

it('a field plugin that blocks the page can be left by opening its block in a new tab, which does not load it', async () => {
  const { app, address } = await openSavedQuote(stage);
  await breakView(app.page, 'textarea', `() => { localStorage.setItem('stuck', ''); for (;;); }`);
  await app.page.goto(address);
  const opening = app.editor.openBlock(0);
  const second = await app.newTab();
  await second.page.goto(address);
  // The mark of the block alone may be from a moment before, while its code was still loading.
  await second.page.waitForFunction(() => localStorage.getItem('stuck') !== null);
  await app.page.close();
  await opening.catch(() => undefined);

  const reopened = await second.editor.openBlock(0);
  const quotation = reopened.group('Quotation');
  await quotation.getByText('so the “textarea” field wasn’t loaded').waitFor();
  expect(await quotation.getByRole('group', { name: 'Stored value' }).innerText()).toBe('Saved words');
  await reopened.group('Author').getByRole('button', { name: 'Try again' }).click();
  await reopened.text('Author').fill('Vesna');
  await second.editor.saveBlock(0);
  // Only the first tab had the broken view.
  await quotation.getByRole('button', { name: 'Try again' }).click();
  expect(await reopened.text('Quotation').inputValue()).toBe('Saved words');
  // It works now: nothing is blamed a second time.
  await second.page.reload();
  const last = await second.editor.openBlock(0);
  expect(await last.text('Quotation').inputValue()).toBe('Saved words');
});
