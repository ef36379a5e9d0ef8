import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';

describe('the website of a workspace', () => {
  const stage = openStage();

  it('is switched on in the settings, shows published content, and redirects former paths', async () => {
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.startSession(editorAccount);
    const pageAddress = await app.openNewPage('Tea');
    const quote = await editor.addBlock('Quote');
    await quote.text('Quotation').fill('The best tea I had');
    await quote.text('Author').fill('Mara');
    await editor.saveBlock(0);
    await editor.publish();

    const settings = `${pageAddress.replace(/\/pages\/.*/, '')}/settings`;
    await page.goto(settings);
    const address = page.getByTestId('site-address');
    expect(await address.getByRole('link').count()).toBe(0);
    await setSite(app, 'Show the website to visitors');
    const url = (await address.getByRole('link').first().getAttribute('href')) ?? '';
    expect(url).toMatch(/\/sites\/a-workspace(-\d+)?\/$/);
    const [site] = await Promise.all([
      page.waitForEvent('popup'),
      address.getByRole('link', { name: 'Open website' }).click(),
    ]);
    await site.waitForLoadState();
    // The workspace has no home page.
    expect(await statusOf(site, url)).toBe(404);
    expect(await statusOf(site, `${url}tea`)).toBe(200);
    await site.getByText('The best tea I had').waitFor();
    expect(await site.title()).toBe('Tea');

    await page.goto(pageAddress);
    const opened = await editor.openBlock(0);
    await opened.text('Quotation').fill('The best cup I had');
    await editor.saveBlock(0);
    await site.reload();
    await site.getByText('The best tea I had').waitFor();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect
      .poll(async () => (await site.reload()) && site.getByText('The best cup I had').count())
      .toBe(1);

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit title and URL' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit title and URL' });
    await dialog.getByRole('textbox', { name: 'URL path' }).fill('/good-tea');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await app.seeToast('Saved');
    // Playwright does not see redirects in Firefox; the page itself does.
    await site.goto(`${url}tea`);
    await site.getByText('The best cup I had').waitFor();
    expect(await site.evaluate(() => location.href)).toBe(`${url}good-tea`);

    await page.goto(settings);
    await setSite(app, 'Show the website to visitors');
    expect(await statusOf(site, `${url}good-tea`)).toBe(404);
    expect(app.complaints.filter((line) => !line.includes('404'))).toEqual([]);
  });
});

/** Turns the switch with this name and saves. */
async function setSite(app: App, toggle: string): Promise<void> {
  await app.page.getByRole('switch', { name: toggle }).click();
  await app.page.getByRole('button', { name: 'Save website' }).click();
  await app.seeToast('Updated');
}

async function statusOf(page: Page, url: string): Promise<number | undefined> {
  return (await page.goto(url))?.status();
}
