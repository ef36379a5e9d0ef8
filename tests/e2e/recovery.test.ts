import { describe, expect, it } from 'vitest';
import type { App } from './drivers/app.ts';
import { untilKept } from './support/stored-drafts.ts';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

const lost = 'Words that never reached the server';

describe('unsaved input', () => {
  const stage = openStage();

  /** Types into a saved block, kills the tab, and opens the page again. */
  async function openAfterCrash() {
    const { app, form, address } = await openSavedQuote(stage);
    await form.text('Quotation').fill(lost);
    await untilKept(app.page, lost);
    await app.crash();
    const again = await app.newTab();
    await again.page.goto(address);
    await offerIn(again).getByText(lost).waitFor();
    return again;
  }

  const offerIn = ({ page }: App) => page.getByRole('region', { name: 'You have unsaved changes' });

  it('is offered again after the tab is killed', async () => {
    const app = await openAfterCrash();
    // Nothing is restored automatically.
    const reopened = await app.editor.openBlock(0);
    expect(await reopened.text('Quotation').inputValue()).toBe('Saved words');
    await offerIn(app).getByRole('button', { name: 'Restore' }).click();
    const restored = await app.editor.openBlock(0);
    await expect.poll(() => restored.text('Quotation').inputValue()).toBe(lost);
    await app.editor.saveBlock(0);
    await offerIn(app).waitFor({ state: 'detached' });
  });
});
