import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { untilKept } from './support/stored-drafts.ts';
import { openStage } from './support/open-app.ts';
import { addPlannedType } from './support/plan-fields.ts';
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

  it('is offered in the current fields when an administrator has changed them', async () => {
    const title = {
      field_type: 'text',
      field_title: 'Heading',
      required: false,
      order: 0,
      field_values: null,
    };
    const type = await addPlannedType(stage.server, 'Recipe', { heading: title });
    const app = await stage.newApp();
    await app.become(editorAccount);
    const address = await app.openNewPage();
    const form = await app.editor.addBlock('Recipe');
    await form.text('Heading').fill('Soup');
    await app.editor.saveBlock(0);
    await form.text('Heading').fill(lost);
    await untilKept(app.page, lost);
    await app.crash();
    await type.change(
      { op: 'retype', field: 'heading', to: 'title', field_type: 'textarea' },
      { op: 'options', field: 'title', properties: { field_title: 'Title' } },
    );
    const again = await app.newTab();
    await again.page.goto(address);
    await offerIn(again).getByRole('rowheader', { name: 'Title' }).waitFor();
    await offerIn(again).getByRole('button', { name: 'Restore' }).click();
    // The block opens by itself then.
    await offerIn(again).waitFor({ state: 'detached' });
    const restored = await again.editor.openBlock(0);
    await expect.poll(() => restored.text('Title').inputValue()).toBe(lost);
    await again.editor.saveBlock(0);
    await again.page.reload();
    expect(await (await again.editor.openBlock(0)).text('Title').inputValue()).toBe(lost);
  });
});
