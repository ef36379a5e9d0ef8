import { describe, expect, it } from 'vitest';
import type { App } from './drivers/app.ts';
import { breakView } from './support/break-view.ts';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

describe('a field plugin that breaks', () => {
  const stage = openStage();

  /** A page with a saved, closed quote, whose view of long texts is fetched again when it is opened. */
  const savedQuote = () => openSavedQuote(stage);

  async function reopen({ app, address }: { app: App; address: string }) {
    await app.page.goto(address);
    return app.editor.openBlock(0);
  }

  it('while rendering loses only its own field, and a report names it without the typed text', async () => {
    const quote = await savedQuote();
    const { page } = quote.app;
    const report = page.waitForRequest((request) => request.url().endsWith('/api/errors/'));
    const repair = await breakView(
      page,
      'textarea',
      `({value}) => { throw new TypeError('Cannot render ' + value) }`,
    );
    const form = await reopen(quote);
    const field = form.group('Quotation');
    await field.getByText('The “textarea” field crashed').waitFor();
    expect(await field.getByRole('group', { name: 'Stored value' }).innerText()).toBe('Saved words');
    await form.text('Author').fill('Mara Petrović');
    await quote.app.editor.saveBlock(0);
    const { message, stack } = (await report).postDataJSON() as { message: string; stack: string };
    expect(message).toBe('PluginFault: field plugin "textarea" (contract 1), render (TypeError)');
    expect(stack).not.toContain('Saved words');
    repair();
    const repaired = await reopen(quote);
    expect(await repaired.text('Quotation').inputValue()).toBe('Saved words');
    expect(await repaired.text('Author').inputValue()).toBe('Mara Petrović');
  });

  it('by never giving back the thread can be left by opening its block in a new tab, without it', async () => {
    const quote = await savedQuote();
    const { page } = quote.app;
    await breakView(page, 'textarea', `() => { localStorage.setItem('stuck', ''); for (;;); }`);
    await page.goto(quote.address);
    const opening = quote.app.editor.openBlock(0);
    const again = await quote.app.newTab();
    await again.page.goto(quote.address);
    // The mark of the block alone may be from a moment before, while its code was still loading.
    await again.page.waitForFunction(() => localStorage.getItem('stuck') !== null);
    await page.close();
    await opening.catch(() => undefined);

    const reopened = await again.editor.openBlock(0);
    const quotation = reopened.group('Quotation');
    await quotation.getByText('so the “textarea” field wasn’t loaded').waitFor();
    expect(await quotation.getByRole('group', { name: 'Stored value' }).innerText()).toBe('Saved words');
    await reopened.group('Author').getByRole('button', { name: 'Try again' }).click();
    await reopened.text('Author').fill('Vesna');
    await again.editor.saveBlock(0);
    // Only the first tab had the broken view.
    await quotation.getByRole('button', { name: 'Try again' }).click();
    expect(await reopened.text('Quotation').inputValue()).toBe('Saved words');
    // It works now: nothing is blamed a second time.
    await again.page.reload();
    const last = await again.editor.openBlock(0);
    expect(await last.text('Quotation').inputValue()).toBe('Saved words');
  });
});
