import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { quoteOf } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';

describe('the website of a workspace', () => {
  const stage = openStage();

  it('is switched on in the settings, opens from there, and is gone once it is switched off', async () => {
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.startSession(editorAccount);
    const pageAddress = await app.openNewPage('Tea', [quoteOf('The best tea I had')]);
    await editor.publish();

    await page.goto(`${pageAddress.replace(/\/pages\/.*/, '')}/settings`);
    const address = page.getByTestId('site-address');
    expect(await address.getByRole('link').count()).toBe(0);
    const toggle = async () => {
      await page.getByRole('switch', { name: 'Show the website to visitors' }).click();
      await page.getByRole('button', { name: 'Save website' }).click();
      await app.seeToast('Updated');
    };
    await toggle();
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

    await toggle();
    expect(await statusOf(site, `${url}tea`)).toBe(404);
    expect(app.complaints.filter((line) => !line.includes('404'))).toEqual([]);
  });
});

async function statusOf(page: Page, url: string): Promise<number | undefined> {
  return (await page.goto(url))?.status();
}
