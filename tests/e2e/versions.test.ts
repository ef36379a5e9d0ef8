import type { FrameLocator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { quoteOf } from './drivers/app.ts';
import { isFocused } from './drivers/hands.ts';
import { openStage } from './support/open-app.ts';

/** The labels of the changed blocks of a rendered page. */
function labels(rendered: FrameLocator): Promise<readonly (string | null)[]> {
  return rendered
    .locator('[data-octavo-change]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-octavo-label')));
}

describe('a published version', () => {
  const stage = openStage();

  it('can be compared with the current page, and its blocks restored', async () => {
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.startSession(editorAccount);
    await app.openNewPage('A page', [quoteOf('The best tea I had')]);
    await editor.publish();

    const reopened = await editor.openBlock(0);
    await reopened.text('Quotation').fill('The best cup I had');
    await editor.saveBlock(0);
    const added = await editor.addBlock('Quote');
    await added.text('Quotation').fill('Never saved');

    await page.getByRole('button', { name: 'Version history' }).click();
    await page.getByRole('button', { name: 'View version 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1' });
    await dialog.getByText('2 blocks differ.').waitFor();
    expect(await dialog.getByRole('deletion').innerText()).toMatch(/removed:\s*tea/);
    expect(await dialog.getByRole('insertion').innerText()).toMatch(/added:\s*cup/);
    await dialog.getByText('Added since').waitFor();

    await dialog.getByRole('button', { name: 'As a page' }).click();
    const [rendered, now] = ['version', 'now'].map((side) =>
      page.frameLocator(`[data-testid=${side}-preview]`),
    ) as [FrameLocator, FrameLocator];
    await rendered.getByText('The best tea I had').waitFor();
    await now.getByText('The best cup I had').waitFor();
    await now.getByText('Never saved').waitFor();
    expect(await rendered.getByText('Never saved').count()).toBe(0);
    expect(await labels(rendered)).toEqual(['Changed since']);
    expect(await labels(now)).toEqual(['Changed since', 'Added since']);
    await dialog.getByRole('button', { name: 'Next change' }).click();
    await dialog.getByText('1 of 2').waitFor();
    await dialog.getByRole('button', { name: 'Restore block: Quote 1' }).click();
    await app.seeToast('Block restored, not saved yet. You can undo this.');
    await now.getByText('The best tea I had').waitFor();
    await expect.poll(() => labels(now)).toEqual(['Added since']);

    await dialog.getByRole('button', { name: 'Version 1' }).click();
    await dialog.getByText('1 block', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'View version 1' }))).toBe(true);
    const form = await editor.openBlock(0);
    expect(await form.text('Quotation').inputValue()).toBe('The best tea I had');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await form.text('Quotation').inputValue()).toBe('The best cup I had');
    expect(app.complaints).toEqual([]);
  });
});
