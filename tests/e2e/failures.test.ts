import type { Locator, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { until } from '../../tools/until.ts';
import { quoteOf } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';

/**
 * Lets `answer` handle the requests for an address, until the returned function is called. Playwright's own `unroute` would
 * switch interception off: Chromium then loses the requests that are in flight, and their page waits forever.
 */
async function intercept(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(address, (route) => (isOver ? route.fallback() : answer(route)));
  return () => {
    isOver = true;
  };
}

const stage = openStage();

describe('a missing part of the application', () => {
  it('leaves the list usable when it is the fields of a block, and loads at a later press', async () => {
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.startSession(editorAccount);
    const address = await app.makePage('A page', [quoteOf('Saved words')]);
    const end = await intercept(page, '**/assets/first-views-*.js', (route) => route.abort());
    await page.goto(address);
    await editor.toggle(0).click();
    const retries = editor.row(0).getByRole('button', { name: 'Try again' });
    await retries.nth(1).waitFor();
    end();
    await retries.first().click();
    const quotation = editor.form(0).text('Quotation');
    await quotation.or(retries).first().waitFor();
    // A browser that remembers the failure needs a second attempt, which reloads the page.
    if (await retries.first().isVisible()) {
      const reloaded = page.waitForEvent('load');
      await retries.first().click();
      await reloaded;
      await editor.toggle(0).click();
    }
    await quotation.waitFor();
    expect(await quotation.inputValue()).toBe('Saved words');
    // One press retries all fields, whose views are in one file.
    expect(await retries.count()).toBe(0);
  });

  it('keeps the place of the preview, and loads it when "Try again" is pressed', async () => {
    const app = await stage.newApp();
    const { page } = app;
    await app.startSession(editorAccount);
    const address = await app.makePage('A page', [quoteOf('Saved words')]);
    const end = await intercept(page, '**/assets/preview-pane-*.js', (route) => route.abort());
    await page.goto(address);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    const retry = preview.getByRole('alert').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    end();
    const frame = preview.locator('iframe');
    await retry.click();
    await frame.or(retry).waitFor();
    // A browser that remembers the failure needs a second attempt, which reloads the page.
    if (await retry.isVisible()) await retry.click();
    await frame.waitFor();
  });

  it('shows a notice when it is the list of block types, which opens at a later press', async () => {
    const app = await stage.newApp();
    const { page } = app;
    await app.startSession(editorAccount);
    const end = await intercept(page, '**/assets/picker-dialog-*.js', (route) => route.abort());
    await page.goto(await app.makePage('A page', [quoteOf('Saved words')]));
    const add = page.getByTestId('add-block');
    await add.click();
    await page.getByTestId('toast').filter({ hasText: 'being updated' }).waitFor();
    end();
    const types = page.getByTestId('add-block-item').first();
    const reloaded = page.waitForEvent('load').then(() => 'reloaded');
    await add.click();
    // A browser that remembers the failure reloads the page.
    if ((await Promise.race([reloaded, types.waitFor().then(() => 'open')])) === 'reloaded')
      await add.click();
    await types.waitFor();
  });

  it('loads on its own when the network connection is back', async () => {
    const app = await stage.newApp();
    await app.enter(editorAccount);
    await app.page.context().setOffline(true);
    await app.page.getByTestId('offline').waitFor();
    await app.page.getByRole('main').getByRole('link', { name: 'Create workspace' }).click();
    await app.page.getByRole('heading', { name: 'Couldn’t load this page' }).waitFor();
    await app.page.context().setOffline(false);
    await app.page.getByRole('heading', { name: 'Create new Workspace' }).waitFor();
  });

  it('loads the new build on its own after a deploy, once', async () => {
    const app = await stage.newApp();
    await app.enter(editorAccount);
    const loads: string[] = [];
    app.page.on('load', () => loads.push(app.page.url()));
    await app.page.route('**/assets/workspace-create-screen-*.js', (route) => route.fulfill({ status: 404 }));
    // The page that the application requests to check for a new build; not the page it runs in.
    await app.page.route(`${stage.server.url}/`, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/new.js">' })
        : route.fallback(),
    );
    await app.page.getByRole('main').getByRole('link', { name: 'Create workspace' }).click();
    const heading = app.page.getByRole('heading', { name: 'A new version is available' });
    await heading.waitFor();
    expect(loads).toEqual([`${stage.server.url}/workspaces/create`]);
    await expect.poll(() => app.page.title()).toBe('A new version is available · Octavo');
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await app.page.getByRole('button', { name: 'Reload' }).waitFor();
  });

  it("is reported at the start without the application's help", async () => {
    const { page } = await stage.newApp();
    const end = await intercept(page, '**/assets/main-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('heading', { name: 'Octavo could not be loaded' }).waitFor();
    // Chromium requests the file again for each part that imports it; if one got it, the application would start.
    await page.waitForLoadState('networkidle');
    end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Websites, block by block' }).waitFor();
  });
});

describe('messages that cannot be loaded', () => {
  it('are requested six times, with pauses that double, and then the text is English and an error is shown', async () => {
    const { page } = await stage.newApp({ locale: 'nl-NL' });
    const times: number[] = [];
    await page.clock.install();
    await page.route('**/locales/nl/*.json', async (route) => {
      times.push(await page.evaluate(() => performance.now()));
      await route.abort();
    });
    await page.goto('/auth');
    const sentence = 'Couldn’t load Nederlands. Please try again.';
    await passTimeUntil(page, page.getByTestId('toast').filter({ hasText: sentence }));
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toHaveLength(5);
    for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(350 * 2 ** index);
  });

  it('of every language leave one screen, in English, with a button to try again', async () => {
    const { page } = await stage.newApp();
    const end = await intercept(page, '**/locales/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/?lng=de');
    await page.getByRole('heading', { name: 'Octavo could not be loaded' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.evaluate(() => history.replaceState(null, '', '/?lng=en'));
    end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Websites, block by block' }).waitFor();
  });

  it('are reported even if only those of the fields are missing', async () => {
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.startSession(editorAccount);
    await intercept(page, '**/locales/en/fields.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(await app.makePage('A page', [quoteOf('Saved words')]));
    await page.getByTestId('toast').filter({ hasText: 'being updated' }).waitFor();
    await editor.toggle(0).waitFor();
  });
});

/** Advances the page's own clock until something is shown, so that pauses between tries take no real time. */
async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await until(async () => {
    if (await shown.isVisible()) return true;
    await page.clock.runFor(500);
    return false;
  });
}
