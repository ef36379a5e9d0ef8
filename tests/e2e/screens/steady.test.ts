import type { Locator } from 'playwright';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { editorAccount } from '../../support/real-server.ts';
import { still } from '../../support/still.ts';
import { App } from '../drivers/app.ts';
import { openStage } from '../support/open-app.ts';
import { settled } from './settled.ts';
import { prepareTour, type Tour } from './tour.ts';

describe('the layout', () => {
  const stage = openStage();
  let tour: Tour;
  beforeAll(async () => {
    tour = await prepareTour(stage);
  });

  it('keeps the toolbar of the editor whole in German, at every width', async () => {
    const { page } = await tour.enter('user', { locale: 'de-DE' });
    await page.goto(tour.fill('/workspaces/:workspaceId/pages/:pageId'));
    await settled(page);
    await page.getByTestId('block-row').first().getByRole('button', { expanded: false }).click();
    await page.getByRole('textbox').first().press('x');
    await page.getByRole('button', { name: 'Alles speichern (1)' }).waitFor();
    const end = async (part: Locator) => {
      const { x, width } = (await part.boundingBox()) ?? { x: NaN, width: NaN };
      return x + width;
    };
    for (const width of [900, 600, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await still(page);
      const whole = await end(page.getByRole('toolbar').first());
      expect(await end(page.getByTestId('add-block')), `${width} pixels`).toBeLessThanOrEqual(whole);
    }
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
    await app.startSession(editorAccount);
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
