import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { adminAccount } from '../../support/real-server.ts';
import { mailedPath } from '../support/mailbox.ts';
import { openStage } from '../support/open-app.ts';

const jovan = { email: 'jovan@example.org', password: 'boats at dusk' };

describe('in the administration', () => {
  const stage = openStage();

  it('an administrator finds, blocks and deletes a user', async () => {
    const theirs = await stage.newApp();
    await theirs.accounts.register(jovan);
    await theirs.page.goto(await mailedPath(stage.server, jovan.email, '/auth/activation/'));
    await theirs.seeToast('Your account is active. You can now sign in.');
    await theirs.signIn(jovan);
    await theirs.openNewWorkspace('Boats', 'Blog');

    const app = await stage.newApp();
    const { administration, page } = app;
    await app.signIn(adminAccount);
    await page.waitForURL('**/admin/users');
    await administration.row('ACTIVE').filter({ hasText: jovan.email }).waitFor();
    const own = administration.row(adminAccount.email);
    expect(await own.innerText()).toContain('ADMIN');
    expect(await own.getByRole('button').count()).toBe(0);

    await administration.findUsers('nobody at all', '0 users');
    await page.getByText('No users match “nobody at all”').waitFor();
    await administration.findUsers('JOVAN', '1 user');
    await administration.open('Admin Media', 'Admin Media');
    await page.goBack();
    await page.getByText('1 user').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('JOVAN');

    await page.getByRole('button', { name: `Block ${jovan.email}` }).click();
    await page.getByText('will be signed out everywhere').waitFor();
    await administration.confirm('Block user');
    await app.seeToast('User blocked');
    await administration.row('BLOCKED').waitFor();
    await theirs.page.reload();
    await theirs.page.getByRole('link', { name: 'Login' }).waitFor();
    await theirs.accounts.trySigningIn(jovan);
    await theirs.seeToast('blocked');

    await page.getByRole('button', { name: `Unblock ${jovan.email}` }).click();
    await app.seeToast('User unblocked');
    await theirs.signIn(jovan);

    await page.getByRole('button', { name: `Delete ${jovan.email}` }).click();
    await page.getByText('pages, components, images, inquiries and API tokens').waitFor();
    await administration.confirm('Delete user');
    await app.seeToast('User was deleted.');
    await page.getByText('No users match “JOVAN”').waitFor();
    await theirs.page.reload();
    await theirs.page.getByRole('link', { name: 'Login' }).waitFor();
    expect([...app.complaints, ...theirs.complaints]).toEqual([]);
  });

  it('an administrator deletes a picture', async () => {
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

  it('an administrator takes a website down and puts it back up', async () => {
    const app = await stage.newApp();
    const { administration, page } = app;
    await app.signIn(adminAccount);
    await administration.open('Websites', 'Websites');
    const link = page.getByRole('link', { name: /\/sites\// }).first();
    await link.waitFor();
    const address = await link.getAttribute('href');
    const takeDown = page
      .getByRole('row')
      .filter({ hasText: address ?? '' })
      .getByRole('button', { name: /^Take down / });
    const visit = async () => (await page.request.get(address ?? '')).status();
    expect(await visit()).toBe(200);
    await takeDown.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It looks like a bank.');
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await page.getByText('Taken down', { exact: true }).waitFor();
    await page.getByText('It looks like a bank.', { exact: true }).waitFor();
    expect(await visit()).toBe(404);
    await page.getByRole('button', { name: /^Put .+ back up$/ }).click();
    await page.getByText('Taken down', { exact: true }).waitFor({ state: 'detached' });
    expect(await visit()).toBe(200);
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
