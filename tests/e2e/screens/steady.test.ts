import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { editorAccount } from '../../support/real-server.ts';
import { still } from '../../support/still.ts';
import { App } from '../drivers/app.ts';
import { openStage } from '../support/open-app.ts';
import { showToast } from './below-toasts.ts';
import { settled } from './settled.ts';
import { prepareTour, type Tour } from './tour.ts';

describe('the layout', () => {
  const stage = openStage();
  let tour: Tour;
  beforeAll(async () => {
    tour = await prepareTour(stage);
  });

  it('lets the fields of a block use its width, and Add Block keep its place when Save all shows', async () => {
    const { page } = await tour.enter('user');
    await page.goto(tour.fill('/workspaces/:workspaceId/pages/:pageId'));
    await settled(page);
    const row = page.getByTestId('block-row').first();
    await row.getByRole('button', { expanded: false }).click();
    const field = row.getByRole('textbox').first();
    await field.waitFor();
    await still(page);
    const [inner, outer] = [await field.boundingBox(), await row.boundingBox()];
    expect((inner?.width ?? 0) / (outer?.width ?? 1)).toBeGreaterThan(0.9);

    const add = page.getByTestId('add-block');
    const parts = () =>
      Promise.all([add, add.locator('svg'), add.locator('.words')].map((part) => part.boundingBox()));
    const before = await parts();
    await field.press('x');
    await page.getByRole('button', { name: 'Save all (1)' }).waitFor();
    expect(await parts()).toEqual(before);
  });

  it.each([320, 600, 900])(
    'keeps the toolbar of the editor whole in German, %i pixels wide',
    async (width) => {
      const { page } = await tour.enter('user', { viewport: { width, height: 844 }, locale: 'de-DE' });
      await page.goto(tour.fill('/workspaces/:workspaceId/pages/:pageId'));
      await settled(page);
      await page.getByTestId('block-row').first().getByRole('button', { expanded: false }).click();
      await page.getByRole('textbox').first().press('x');
      await page.getByRole('button', { name: 'Alles speichern (1)' }).waitFor();
      const [tools, add] = [page.getByRole('toolbar').first(), page.getByTestId('add-block')];
      const [whole, part] = [await tools.boundingBox(), await add.boundingBox()];
      const end = (box: typeof whole) => (box?.x ?? 0) + (box?.width ?? 0);
      expect(end(part)).toBeLessThanOrEqual(end(whole));
    },
  );

  it('leaves the buttons of a form free on a phone', async () => {
    const { page } = await tour.enter('user', { viewport: { width: 390, height: 844 } });
    await page.goto(tour.fill('/workspaces/:workspaceId/pages/:pageId'));
    await settled(page);
    await page.getByTestId('block-row').first().getByRole('button', { expanded: false }).click();
    const save = page.getByTestId('block-save');
    await save.waitFor();
    await still(page);
    const before = await save.boundingBox();
    await showToast(page);
    const toast = await page.getByTestId('toast').boundingBox();
    expect(await save.boundingBox()).toEqual(before);
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
  });

  it('keeps its place when a scrollbar comes, and when a dialog hides it', async () => {
    const browser = await launchChromium({ scrollbars: true });
    onTestFinished(() => browser.close());
    const context = await browser.newContext({
      baseURL: stage.server.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const app = new App(await context.newPage(), []);
    await app.become(editorAccount);
    const { page } = app;
    const place = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
    const bar = async () => (await page.getByRole('banner').getByRole('button').last().boundingBox())?.x;
    const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    await page.goto(tour.fill('/workspaces/:workspaceId/pages'));
    await page.getByRole('table').waitFor();
    expect(await scrolls()).toBe(false);
    const short = [await place(), await bar()];
    await page.setViewportSize({ width: 1440, height: 300 });
    expect(await scrolls()).toBe(true);
    expect([await place(), await bar()]).toEqual(short);
    await page
      .getByRole('table')
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    const hidden = { includeHidden: true };
    const behind = page.getByRole('heading', { level: 1, ...hidden }).first();
    expect((await behind.boundingBox())?.x).toBe(short[0]);
  });
});
