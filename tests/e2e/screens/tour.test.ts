import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { allScreens, home, type Role, roles } from '../../contract/screens.ts';
import { languages } from '../../../shared/languages.ts';
import { installAxe, violations } from '../../../tools/axe.ts';
import { openStage } from '../support/open-app.ts';
import { showToast } from './below-toasts.ts';
import { chooseLanguage, inspectedLanguages } from './choose-language.ts';
import { tabThrough } from './focus.ts';
import { overflows } from './layout.ts';
import { motions } from './motion.ts';
import { settled } from './settled.ts';
import { spread } from './spread.ts';
import { coveredControls, cutLetters, recordMoves, slowDown } from './steady.ts';
import { prepareTour, type Stop, type Tour } from './tour.ts';
import { missingWords } from './words-on-screen.ts';

/** 1,280 by 1,024 pixels at 400 % (WCAG 1.4.10). */
const enlarged = { width: 320, height: 256 };

/** Loads each screen once for each window in which it loads differently, and checks everything there. */
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

  it.each(roles)('arrives for the role %s, and is accessible in every language', async (role) => {
    const faults = await spread(
      () => enter(role),
      tour.stopsOf(role),
      async (page, stop) => [
        ...(await arrive(page, stop)),
        ...(stop.isOwn ? await inspect(page) : []),
        ...(stop.isOwn && stop.screen.leadsTo === undefined ? await tabThroughBoth(page) : []),
        ...(stop.isOwn ? await inspectTranslations(page) : []),
        ...(new URL(page.url()).pathname === stop.end ? [] : [`it went to ${page.url()}`]),
      ],
    );
    expect(faults).toEqual([]);
  });

  // The journey above loads them in the wide window.
  it.each([
    [390, [390]],
    [900, [900, 1440]],
  ])('stays still while it loads and shows a toast, %i pixels wide', async (width, withToast) => {
    const stayStill = async (page: Page, { path }: Stop): Promise<readonly string[]> => {
      const faults: string[] = [];
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await settled(page);
      for (const wide of withToast) {
        await page.setViewportSize({ width: wide, height: 844 });
        await page.evaluate(() => window.scrollTo(0, 0));
        await showToast(page);
        if (wide === width) faults.push(...(await page.evaluate(() => window.moves)));
        const found = [...(await page.evaluate(cutLetters)), ...(await page.evaluate(coveredControls))];
        faults.push(...found.map((fault) => `${wide} px: ${fault}`));
      }
      return faults;
    };
    for (const role of ['user', 'admin'] as const) {
      const stops = tour.stopsOf(role).filter(({ isOwn }) => isOwn);
      expect(await spread(() => enter(role, width), stops, stayStill)).toEqual([]);
    }
  });

  it.each(roles)('redirects the role %s if it belongs to others or does not exist', async (role) => {
    const unknown = unknownPaths.map((path) => ({ name: path, path: tour.fill(path), end: home[role] }));
    const faults = await spread(
      () => tour.enter(role),
      [...tour.turnsOf(role), ...unknown],
      async (page, { path, end }) => {
        await follow(page, path);
        await page.waitForURL((url) => url.pathname === end, { waitUntil: 'commit' });
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      },
    );
    expect(faults).toEqual([]);
  });

  it('reports that unknown records do not exist, and offers a way on', async () => {
    const inside = tour.fill('/workspaces/:workspaceId');
    const lost = ['/workspaces/unknown/media', `${inside}/pages/unknown`, `${inside}/api-tokens/unknown`];
    const faults = await spread(
      () => tour.enter('user'),
      lost.map((name) => ({ name })),
      async (page, { name }) => {
        await page.goto(name);
        const main = page.getByRole('main');
        await main.getByRole('link').or(main.getByRole('button')).first().waitFor();
        expect(new URL(page.url()).pathname).toBe(name);
      },
    );
    expect(faults).toEqual([]);
  });
});

const unknownPaths = [
  '/nowhere',
  '/auth/nowhere',
  '/support/nowhere',
  '/support',
  '/newsletter',
  '/profile/nowhere',
  '/admin',
  '/admin/nowhere',
  '/index.html',
  '/workspaces/:workspaceId/nowhere',
  '/workspaces/:workspaceId/pages/a/b',
  '/workspaces/:workspaceId/settings/nowhere',
];

/** Loads the first address, and follows links to the others inside the application. */
async function follow(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path);
  else await page.evaluate((to) => history.pushState(null, '', to), path);
}

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

/** The checks in English, which include both modes and motion. */
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

async function tabThroughBoth(page: Page): Promise<readonly string[]> {
  const wide = await tabThrough(page);
  await page.setViewportSize(enlarged);
  await settled(page);
  const narrow = await tabThrough(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
  return [...wide, ...narrow.map((fault) => `at 400 %: ${fault}`)];
}

/** The checks that depend on texts, in the other languages, without those of colours. */
async function inspectTranslations(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const language of languages.filter((one) => one !== 'en')) {
    await chooseLanguage(page, language);
    const seen = [...(await missingWords(page)), ...(await overflows(page))];
    if (inspectedLanguages.includes(language))
      seen.push(...(await violations(page, { without: ['color-contrast'] })));
    faults.push(...seen.map((fault) => `${language}: ${fault}`));
  }
  return faults;
}
