import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../../support/real-server.ts';
import { openStage } from '../support/open-app.ts';
import { photograph } from '../support/photograph.ts';

describe('a library that is searched', () => {
  const stage = openStage();

  it('shows where pictures are, and leads there and back', async () => {
    const app = await stage.newApp();
    const { page, media, editor } = app;
    await app.become(editorAccount);
    await app.openNewWorkspace('Harbour', 'Portfolio');
    await app.openMenu('Uploaded Media');
    await media.choose([
      await photograph('Čamac.jpg'),
      await photograph('anchor.jpg'),
      await photograph('Küche.jpg'),
    ]);
    await app.seeToast('3 images uploaded');

    // Original names are in the tiles after the page is loaded again, too.
    await page.reload();
    await media.tiles().nth(2).waitFor();
    expect(new Set(await media.names())).toEqual(new Set(['Küche.jpg', 'anchor.jpg', 'Čamac.jpg']));

    await page.getByRole('searchbox', { name: 'Search images' }).fill('kuche');
    await page.getByText('1 image found').waitFor();
    expect(await media.names()).toEqual(['Küche.jpg']);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await media.tiles().nth(2).waitFor();

    // A picture that a page shows is no longer unused.
    await app.createPage('Home', '/home');
    const gallery = await editor.addBlock('Image gallery');
    await gallery.choosePictures('Images', 1);
    await editor.saveBlock(0);
    await app.openMenu('Uploaded Media');
    await page.getByRole('checkbox', { name: 'Unused' }).check();
    await page.getByText('2 images found').waitFor();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, Z to A');
    await expect.poll(() => page.url()).toMatch(/\/media\?unused=1&ordering=-name$/);
    await expect.poll(async () => (await media.names())[1]).toBe('anchor.jpg');
    const unused = await media.names();
    await page.reload();
    await page.getByText('2 images found').waitFor();
    expect(await media.names()).toEqual(unused);

    // Describing takes a picture out of those without a description.
    await page.getByRole('checkbox', { name: 'No alt text' }).check();
    const [first = ''] = (await media.names()) as readonly string[];
    await page.getByRole('link', { name: `Details of ${first}` }).press('Enter');
    const details = media.details(first);
    await details.getByText('Not used anywhere.').waitFor();
    await details.getByText('JPEG', { exact: true }).waitFor();
    const coming = page.waitForEvent('download');
    await details.getByRole('link', { name: 'Download' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(first);
    expect(
      fs
        .readFileSync(await download.path())
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8');
    await details.getByRole('textbox', { name: 'Description (alt text)' }).fill('By the water');
    await details.getByRole('button', { name: 'Save' }).click();
    await page.getByText('1 image found').waitFor();
    expect(await media.names()).not.toContain(first);

    // From a picture to the page that shows it, and back to the picture.
    await page.goto(page.url().replace(/\?.*/, ''));
    await media.tiles().nth(2).waitFor();
    await media.tiles().filter({ hasText: 'In use' }).getByRole('link').click();
    const shown = page.getByRole('dialog');
    await shown.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
    await page.goBack();
    await shown.getByRole('button', { name: 'Close' }).click();
    await shown.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
    expect(app.complaints).toEqual([]);
  });

  it('fits a phone', async () => {
    const app = await stage.newApp({ viewport: { width: 390, height: 844 } });
    const { page, media } = app;
    await app.become(editorAccount);
    const workspace = await app.openNewWorkspace('Pier', 'Blog');
    await page.goto(`/workspaces/${workspace}/media`);
    await media.choose([await photograph(`${'a-very-long-name-'.repeat(8)}.jpg`)]);
    await app.seeToast('1 image uploaded');
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isTooWide()).toBe(false);
    await media.tiles().first().getByRole('link').click();
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: 'Close' }).waitFor();
    expect(await details.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    expect(
      await media
        .tiles()
        .first()
        .evaluate((tile) => tile.contains(document.activeElement)),
    ).toBe(true);
    expect(app.complaints).toEqual([]);
  });
});
