import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Editor } from './drivers/editor.ts';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

describe('the preview beside the form', () => {
  const stage = openStage('SQLite', {}, { showsPreview: true });

  const open = async () => {
    const { app, form } = await openSavedQuote(stage, 'First words');
    await app.page.setViewportSize({ width: 1440, height: 900 });
    return { app, form, frame: app.page.frameLocator('[data-testid=page-preview]') };
  };

  it('shows the input of the form, saved or not', async () => {
    const { form, frame } = await open();
    await frame.getByText('First words').waitFor();
    await form.text('Quotation').fill('Words that are not saved');
    await frame.getByText('Words that are not saved').waitFor();
  });

  it('copies text typed in it into the form, with the same undo', async () => {
    const { app, form, frame } = await open();
    const text = frame.getByText('First words');
    await text.click();
    await app.page.keyboard.press('End');
    await app.page.keyboard.type(' and more');
    await expect.poll(() => form.text('Quotation').inputValue()).toBe('First words and more');
    await app.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => form.text('Quotation').inputValue()).toBe('First words');
    await frame.getByText('First words', { exact: true }).waitFor();
  });

  it('has the background that the form shows in its own colour, light and dark', async () => {
    const { app, form, frame } = await open();
    await form.background('Background', 'primary.main').check();
    await app.editor.saveBlock(0);
    const seen: string[] = [];
    for (const mode of ['light', 'dark']) {
      await app.page.evaluate((chosen) => localStorage.setItem('octavo-mode', chosen), mode);
      await app.page.reload();
      await frame.locator(`html[style*="${mode}"] .s-bg-primary-main`).waitFor();
      const color = await colorOf(frame.locator('.s-bg-primary-main'));
      await expect.poll(() => swatchOf(app.editor)).toBe(color);
      seen.push(color);
    }
    expect(new Set(seen)).toHaveProperty('size', 2);
    await app.page.getByRole('button', { name: 'Preview', exact: true }).click();
    await app.page.reload();
    await expect.poll(() => swatchOf(app.editor)).toBe(seen[1]);
    expect(app.complaints).toEqual([]);
  });

  it('scrolls to the block that is opened, and leaves the page around it where it is', async () => {
    const { app, frame } = await open();
    const others = ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
    for (const other of others)
      await (await app.editor.addBlock('Quote')).text('Quotation').fill(`${other} words`);
    const isSeen = (words: string) =>
      frame.getByText(words, { exact: true }).evaluate((text) => {
        const { top, bottom } = text.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(() => isSeen('Eighth words')).toBe(true);
    expect(await isSeen('First words')).toBe(false);
    const scrolled = () => app.page.evaluate(() => scrollY);
    await app.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await app.editor.openBlock(0);
    await expect.poll(() => isSeen('First words')).toBe(true);
    expect(await scrolled()).toBe(0);
  });

  it('shows an error when the code that renders cannot be loaded, and tries again on request', async () => {
    const { app, frame } = await open();
    await frame.getByText('First words').waitFor();
    await app.page.route('**/assets/render-worker*.js', (route) => route.abort());
    await app.page.reload();
    const pane = app.page.getByRole('region', { name: 'Preview of the page' });
    await pane.getByText('Couldn’t load the preview.').waitFor();
    await app.page.unroute('**/assets/render-worker*.js');
    await pane.getByRole('button', { name: 'Try again' }).click();
    await frame.getByText('First words').waitFor();
    expect(await pane.getByText('Couldn’t load the preview.').count()).toBe(0);
  });

  it('is not loaded once the user has closed it, and comes back on request', async () => {
    const { app, frame } = await open();
    await frame.getByText('First words').waitFor();
    const button = app.page.getByRole('button', { name: 'Preview', exact: true });
    await button.click();
    await app.page.getByTestId('page-preview').waitFor({ state: 'detached' });
    const asked: string[] = [];
    app.page.on('request', (request) => asked.push(request.url()));
    await app.page.reload();
    await app.page.getByTestId('block-list').waitFor();
    await app.page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /preview|render-worker/.test(url))).toEqual([]);
    await button.click();
    await frame.getByText('First words').waitFor();
  });
});

const colorOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);

/** The colour of a choice in the form of the first block. */
async function swatchOf(editor: Editor): Promise<string> {
  const form = await editor.openBlock(0);
  return colorOf(form.background('Background', 'primary.main').locator('+ span'));
}
