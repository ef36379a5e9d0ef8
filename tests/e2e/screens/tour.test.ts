import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { allScreens, type Role, roles } from '../../contract/screens.ts';
import { languages } from '../../../shared/languages.ts';
import { installAxe, violations } from '../../../tools/axe.ts';
import { openStage } from '../support/open-app.ts';
import { belowToasts, showToast } from './below-toasts.ts';
import { chooseLanguage } from './choose-language.ts';
import { tabThrough } from './focus.ts';
import { overflows } from './layout.ts';
import { motions } from './motion.ts';
import { settled } from './settled.ts';
import { spread } from './spread.ts';
import { cutLetters, recordMoves, slowDown } from './steady.ts';
import { prepareTour, type Stop, type Tour } from './tour.ts';
import { missingWords } from './words-on-screen.ts';

/** 1,280 by 1,024 pixels at 400 % (WCAG 1.4.10). */
const enlarged = { width: 320, height: 256 };

/** Loads each screen once in a wide window and once on a phone, and checks everything there. */
describe('every screen', () => {
  const stage = openStage();
  let tour: Tour;
  beforeAll(async () => {
    tour = await prepareTour(stage);
  });

  async function enter(role: Role, width = 1440) {
    const app = await tour.enter(role, { viewport: { width, height: width < 1440 ? 844 : 900 } });
    const context = app.page.context();
    await installAxe(context);
    await context.addInitScript(recordMoves);
    await context.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    await slowDown(app.page);
    return app;
  }

  it.each(roles)(
    'arrives for the role %s, and is accessible in both modes and every language',
    async (role) => {
      const faults = await spread(
        () => enter(role),
        tour.stopsOf(role),
        async (page, stop) => [
          ...(await arrive(page, stop)),
          ...(await inspect(page)),
          ...(stop.screen.leadsTo === undefined ? await tabThroughBoth(page) : []),
          ...(await inspectTranslations(page)),
          ...(await faultsOfToast(page, [900, 1440])),
          ...(new URL(page.url()).pathname === stop.end ? [] : [`it went to ${page.url()}`]),
        ],
      );
      expect(faults).toEqual([]);
    },
  );

  // The journey above loads them in the wide window.
  it.each(['user', 'admin'] as const)(
    'stays still while it loads on a phone, for the role %s',
    async (role) => {
      const faults = await spread(
        () => enter(role, 390),
        tour.stopsOf(role),
        async (page, { path }) => {
          await page.goto(path);
          await settled(page);
          const covered = await faultsOfToast(page, [390]);
          return [...(await page.evaluate(() => window.moves)), ...covered];
        },
      );
      expect(faults).toEqual([]);
    },
  );
});

/** Opens a screen through a link from outside, and returns its problems. */
async function arrive(page: Page, { screen, path, end }: Stop): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const { heading } = allScreens.find((other) => other.path === screen.leadsTo) ?? screen;
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: heading, exact: true })
    .first()
    .waitFor();
  await settled(page);
  const seen = await page.evaluate(look);
  const faults = seen.moves.map((move) => `it shifts by ${move}`);
  if (seen.path !== end) faults.push(`it went to ${seen.path}`);
  if (seen.headings.length !== 1) faults.push(`level-1 headings: ${seen.headings.join(', ')}`);
  if (!seen.title.includes(seen.headings[0] ?? '')) faults.push(`the tab is called ${seen.title}`);
  if (seen.lostFocus !== undefined) faults.push(`the focus is at ${seen.lostFocus}`);
  return faults;
}

/** Collects everything to check on a page that has just opened; runs in it. */
function look() {
  const { activeElement: active, body } = document;
  const box = active?.getBoundingClientRect();
  const inSight = box !== undefined && box.width > 0 && box.top >= 0 && box.top < innerHeight;
  const isSane = active === body || (inSight && active?.closest('main') !== null);
  return {
    path: location.pathname,
    headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText.trim()),
    title: document.title,
    lostFocus: isSane ? undefined : active?.outerHTML.slice(0, 120),
    moves: window.moves,
  };
}

/** Runs the checks that need no other language, such as axe in both modes, and motion. */
async function inspect(page: Page): Promise<readonly string[]> {
  const faults = [...(await violations(page)), ...(await missingWords(page)), ...(await overflows(page))];
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-dark]').waitFor({ state: 'attached' });
  await settled(page);
  const dark = await violations(page, { coloursOnly: true });
  faults.push(...dark.map((fault) => `dark: ${fault}`), ...(await motions(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

/** Moves through a screen with Tab in a wide window, and again at 400 %. */
async function tabThroughBoth(page: Page): Promise<readonly string[]> {
  const wide = await tabThrough(page);
  await page.setViewportSize(enlarged);
  await settled(page);
  const narrow = await tabThrough(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
  return [...wide, ...narrow.map((fault) => `at 400 %: ${fault}`)];
}

/** Finds missing words, and elements that exceed the window in the other languages, where each layout is narrowest. */
async function inspectTranslations(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const language of languages.filter((one) => one !== 'en')) {
    await chooseLanguage(page, language);
    const seen = [...(await missingWords(page)), ...(await overflows(page, [320, 900]))];
    faults.push(...seen.map((fault) => `${language}: ${fault}`));
  }
  return faults;
}

/** Shows a toast at each width, and returns the controls that it covers and the letters that are cut. */
async function faultsOfToast(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await showToast(page);
    const found = [...(await page.evaluate(cutLetters)), ...(await page.evaluate(belowToasts))];
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
