import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { untilKept } from './support/kept-drafts.ts';
import { openStage } from './support/open-app.ts';

describe('unsaved input', () => {
  const stage = openStage();

  it('is offered again after the tab is killed', async () => {
    const app = await stage.newApp();
    await app.become(editorAccount);
    const address = await app.openNewPage();
    const form = await app.editor.addBlock('Quote');
    await form.text('Quotation').fill('Saved words');
    await form.text('Author').fill('Mara');
    await app.editor.saveBlock(0);
    await form.text('Quotation').fill('Words that never reached the server');
    await untilKept(app.page, 'Words that never reached the server');
    await app.crash();

    const again = await app.newTab();
    await again.page.goto(address);
    const offer = again.page.getByRole('region', { name: 'You have unsaved changes' });
    await offer.getByText('Words that never reached the server').waitFor();
    // Nothing is restored automatically.
    const reopened = await again.editor.openBlock(0);
    expect(await reopened.text('Quotation').inputValue()).toBe('Saved words');
    await offer.getByRole('button', { name: 'Restore' }).click();
    const restored = await again.editor.openBlock(0);
    await expect
      .poll(() => restored.text('Quotation').inputValue())
      .toBe('Words that never reached the server');
    await again.editor.saveBlock(0);
    await offer.waitFor({ state: 'detached' });
  });
});
