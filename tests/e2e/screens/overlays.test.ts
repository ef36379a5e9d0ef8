import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { installAxe, violations } from '../../../tools/axe.ts';
import { still } from '../../support/still.ts';
import type { App } from '../drivers/app.ts';
import { isFocused } from '../drivers/hands.ts';
import { openStage } from '../support/open-app.ts';
import { belowToasts, showToast } from './below-toasts.ts';
import { overlays } from './overlays.ts';
import { settled } from './settled.ts';
import { spread } from './spread.ts';
import { prepareTour, type Tour } from './tour.ts';

describe('an overlay', () => {
  const stage = openStage();
  let tour: Tour;
  beforeAll(async () => {
    tour = await prepareTour(stage);
  });

  it('takes the focus, keeps it, gives it back, and is accessible', async () => {
    const faults = await spread(enter, overlays, async (page, { width = 1440, path, opener, kind }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(tour.fill(path));
      await settled(page);
      const button = opener(page);
      await button.focus();
      await page.keyboard.press('Enter');
      const opened = page.getByRole(kind);
      await opened.waitFor();
      await settled(page);
      await expect.poll(() => hasFocus(opened)).toBe(true);

      const isMenu = kind === 'menu' || kind === 'listbox';
      // A menu over the page is not part of any of its regions.
      const found = await violations(page, { without: isMenu ? ['region'] : [] });
      await page.emulateMedia({ colorScheme: 'dark' });
      await still(page);
      const dark = await violations(page, { coloursOnly: true });
      await page.emulateMedia({ colorScheme: 'light' });

      if (!isMenu)
        for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await hasFocus(opened), `after ${key} at ${await focused(page)}`).toBe(true);
        }
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'hidden' });
      await expect.poll(() => isFocused(button)).toBe(true);
      return [...found, ...dark.map((fault) => `in dark mode: ${fault}`)];
    });
    expect(faults).toEqual([]);
  });

  it('has no control below a toast on a phone', async () => {
    const faults = await spread(enter, overlays, async (page, { path, opener, kind }) => {
      await page.setViewportSize({ width: 390, height: 640 });
      await page.goto(tour.fill(path));
      await settled(page);
      const button = opener(page);
      // The side menu is closed on a phone.
      if (!(await button.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click();
      await button.click();
      await page.getByRole(kind).last().waitFor();
      await settled(page);
      await showToast(page);
      return page.evaluate(belowToasts);
    });
    expect(faults).toEqual([]);
  });

  it('keeps the keyboard in a menu after a press beside its items, and the menu at its button when the window is resized', async () => {
    const { page } = await tour.enter('user');
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/workspaces');
    const button = page.getByRole('banner').getByRole('button', { name: 'Language' });
    await button.click();
    const menu = page.getByRole('menu');
    await still(page);
    await menu.click({ position: { x: 2, y: 40 } });
    expect(await hasFocus(menu)).toBe(true);

    await page.setViewportSize({ width: 390, height: 844 });
    await still(page);
    const moved = await menu.boundingBox();
    await page.keyboard.press('Escape');
    await button.click();
    await still(page);
    expect(moved).toEqual(await menu.boundingBox());
    await menu.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.locator('html[lang=de]').waitFor({ state: 'attached' });
  });

  async function enter(): Promise<App> {
    const app = await tour.enter('user');
    await installAxe(app.page.context());
    return app;
  }
});

function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement));
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
}
