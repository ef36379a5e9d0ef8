import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { quoteOf, type App } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';
import { openSavedQuote } from './support/saved-quote.ts';

describe('the preview beside the form', () => {
  const stage = openStage('SQLite', {}, { showsPreview: true });

  const frameOf = ({ page }: App) => page.frameLocator('[data-testid=page-preview]');
  const open = async () => {
    const { app, form } = await openSavedQuote(stage, 'First words');
    return { app, form, frame: frameOf(app) };
  };

  it('shows the input of the form, and copies text typed in it into the form, with the same undo', async () => {
    const { app, form, frame } = await open();
    await form.text('Quotation').fill('Not saved');
    const text = frame.getByText('Not saved');
    await text.click();
    await app.page.keyboard.press('End');
    await app.page.keyboard.type(' and more');
    await expect.poll(() => form.text('Quotation').inputValue()).toBe('Not saved and more');
    // Both inputs are one step of the history, or two on a slow machine.
    const undone = async () => {
      await app.page.getByRole('button', { name: 'Undo' }).click();
      return form.text('Quotation').inputValue();
    };
    await expect.poll(undone).toBe('First words');
    await frame.getByText('First words', { exact: true }).waitFor();
  });

  it('has the background that the form shows in its own colour, light and dark', async () => {
    const { app, form, frame } = await open();
    const radio = form.background('Background', 'primary.main');
    await radio.check();
    await app.editor.saveBlock(0);
    const seen: string[] = [];
    for (const mode of ['light', 'dark']) {
      if (mode === 'dark')
        await app.page.getByRole('banner').getByRole('button', { name: 'Dark mode' }).click();
      await frame.locator(`html[style*="${mode}"] .s-bg-primary-main`).waitFor();
      const color = await colorOf(frame.locator('.s-bg-primary-main'));
      await expect.poll(() => colorOf(radio, '::before')).toBe(color);
      seen.push(color);
    }
    expect(new Set(seen)).toHaveProperty('size', 2);
    await app.page.getByRole('button', { name: 'Preview', exact: true }).click();
    await app.page.reload();
    await app.editor.openBlock(0);
    await expect.poll(() => colorOf(radio, '::before')).toBe(seen[1]);
    expect(app.complaints).toEqual([]);
  });

  it('scrolls to the block that is opened, but does not scroll the page around it', async () => {
    const app = await stage.newApp();
    const frame = frameOf(app);
    await app.startSession(editorAccount);
    const all = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
    await app.openNewPage(
      'A long page',
      all.map((word) => quoteOf(`${word} words`)),
    );
    await app.editor.openBlock(7);
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

const colorOf = (place: Locator, part?: '::before') =>
  place.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);
