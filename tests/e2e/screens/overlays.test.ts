import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../contract/screens.ts';
import { installAxe, violations } from '../../../tools/axe.ts';
import { still } from '../../support/still.ts';
import type { App } from '../drivers/app.ts';
import { openStage } from '../support/open-app.ts';
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

  it.each(['user', 'admin'] as const)(
    'of the role %s takes the focus, keeps it, gives it back, and is accessible',
    async (role) => {
      const own = overlays.filter((overlay) => overlay.role === role);
      const faults = await spread(
        () => enter(tour, role),
        own,
        async (page, overlay) => {
          await page.setViewportSize({ width: overlay.width ?? 1440, height: 900 });
          await page.goto(tour.fill(overlay.path));
          await settled(page);
          const opener = overlay.opener(page);
          await opener.focus();
          await page.keyboard.press('Enter');
          const opened = page.getByRole(overlay.kind);
          await opened.waitFor();
          await settled(page);
          await expect.poll(() => hasFocus(opened)).toBe(true);

          const isMenu = overlay.kind === 'menu' || overlay.kind === 'listbox';
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
          await expect
            .poll(() => opener.evaluate((element) => element === document.activeElement))
            .toBe(true);
          return [...found, ...dark.map((fault) => `in dark mode: ${fault}`)];
        },
      );
      expect(faults).toEqual([]);
    },
  );

  it('the question about unsaved changes does the same, and Escape stays', async () => {
    const { page } = await enter(tour, 'user');
    await page.goto('/profile');
    await settled(page);
    await page.getByRole('textbox').first().fill('Somebody else');
    await page.getByRole('banner').getByRole('link', { name: 'Octavo' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await still(page);
    expect(await hasFocus(question)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/profile');
    expect(await page.getByRole('textbox').first().inputValue()).toBe('Somebody else');
  });
});

async function enter(tour: Tour, role: Role): Promise<App> {
  const app = await tour.enter(role);
  await installAxe(app.page.context());
  return app;
}

function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement));
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
}
