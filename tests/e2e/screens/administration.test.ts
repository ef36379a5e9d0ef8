import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { adminAccount } from '../../support/real-server.ts';
import { mailedPath } from '../support/mailbox.ts';
import { openStage } from '../support/open-app.ts';

describe('in the administration', () => {
  const stage = openStage();

  it('an administrator deletes an image', async () => {
    const app = await stage.newApp();
    const { administration, media, page } = app;
    await app.signIn(adminAccount);
    await administration.open('Admin Media', 'Admin Media');
    const tiles = page.getByRole('list', { name: 'Admin Media' }).getByRole('listitem');
    await tiles.nth(14).waitFor();
    expect(await tiles.count()).toBe(15);
    expect(await media.shape('Admin Media')).toEqual({ columns: 6, rowHeight: 200 });
    await page.setViewportSize({ width: 1000, height: 800 });
    expect(await media.shape('Admin Media')).toEqual({ columns: 3, rowHeight: 200 });
    await page.setViewportSize({ width: 1440, height: 900 });
    const load = page.getByRole('button', { name: 'Load more' });
    await load.click();
    await tiles.nth(15).waitFor();
    await load.click();
    await tiles.nth(30).waitFor();
    const before = await tiles.count();

    const shown = tiles.filter({ hasText: 'In use' }).first();
    await shown.getByRole('button', { name: /^Delete/ }).click();
    await page.getByText('This image will disappear').waitFor();
    await page.getByRole('alertdialog').getByRole('listitem').first().waitFor();
    await administration.confirm('Delete image');
    await app.seeToast('Deleted.');
    await expect.poll(() => tiles.count()).not.toBe(before);
    expect(app.complaints).toEqual([]);
  });

  it('an administrator looks after the newsletter', async () => {
    const [confirmed, waiting] = ['reader@example.org', 'undecided@example.org'];
    const visitor = await stage.newApp();
    await visitor.page.goto('/support/about');
    await visitor.accounts.subscribe(confirmed);
    await visitor.page.reload();
    await visitor.accounts.subscribe(waiting);
    await visitor.page.goto(await mailedPath(stage.server, confirmed, '/newsletter/confirm/'));
    await visitor.page.getByRole('button', { name: 'Confirm' }).click();
    await visitor.page.getByRole('heading', { name: 'Your subscription is confirmed' }).waitFor();

    const app = await stage.newApp({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { administration, page } = app;
    await app.signIn(adminAccount);
    await administration.open('Newsletter', 'Newsletter');
    await administration.row(confirmed).getByText('Confirmed', { exact: true }).waitFor();
    await administration.row(waiting).getByText('Pending', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Copy confirmed addresses' }).click();
    await app.seeToast('Copied 1 address');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(confirmed);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download confirmed addresses' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
    const table = await readFile(await download.path(), 'utf8');
    expect(table.split('\r\n')).toEqual([
      '"email","language","confirmed_at"',
      expect.stringMatching(/^"reader@example\.org","en","\d{4}-/),
      '',
    ]);

    await page.getByRole('button', { name: `Delete ${waiting}` }).click();
    await administration.confirm('Delete address');
    await app.seeToast('Address deleted');
    await expect.poll(() => administration.row(waiting).count()).toBe(0);
    expect([...app.complaints, ...visitor.complaints]).toEqual([]);
  });
});
