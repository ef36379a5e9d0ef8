import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../contract/screens/screen.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { installAxe, violations } from '../../tools/axe.ts';
import { misfits } from './screens/layout.ts';
import { motions } from './screens/motion.ts';
import { settled } from './screens/settled.ts';
import { spread } from './screens/spread.ts';
import { prepareTour, type Stop, type Tour } from './screens/tour.ts';
import { missingWords } from './screens/words-on-screen.ts';
import { openStage } from './support/open-app.ts';

describe('every screen is accessible to everybody, in both modes', () => {
  const stage = openStage();
  let tour: Tour;
  beforeAll(async () => {
    tour = await prepareTour(stage);
  });

  describe.each(languages)('in %s', (language) => {
    it.each(roles)('by the role %s', async (role) => {
      const enter = async () => {
        const app = await tour.enter(role);
        const context = app.page.context();
        await installAxe(context);
        await context.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
        return app;
      };
      const faults: string[] = [];
      await spread(enter, tour.ownStopsOf(role), async (page, stop) => {
        await open(page, stop);
        faults.push(...(await inspect(page, language)).map((fault) => `${stop.screen.path}: ${fault}`));
        if (new URL(page.url()).pathname !== stop.end)
          faults.push(`${stop.screen.path}: it went to ${page.url()}`);
      });
      expect(faults).toEqual([]);
    });
  });
});

/**
 * Follows a link to a screen inside the application. The walk through all screens loads each of them; here, that would only
 * take time.
 */
async function open(page: Page, { path }: Stop): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path);
  else await page.evaluate((to) => history.pushState(null, '', to), path);
  await settled(page);
}

/** All accessibility checks of a screen. English gets every check; other languages get those that depend on texts. */
async function inspect(page: Page, language: Language): Promise<readonly string[]> {
  const faults = await violations(page, { without: language === 'en' ? [] : ['color-contrast'] });
  if (language === 'en') faults.push(...(await inspectOnce(page)));
  faults.push(...(await missingWords(page)));
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== language) faults.push(`its language is ${lang}`);
  faults.push(...(await misfits(page)));
  return faults;
}

/** The other mode, whose colours are the same in each language, and motion. */
async function inspectOnce(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-dark]').waitFor({ state: 'attached' });
  await settled(page);
  const faults = (await violations(page)).map((fault) => `dark: ${fault}`);
  faults.push(...(await motions(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
