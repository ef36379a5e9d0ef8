import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { shadesOf } from '../../../server/platform/brand/shades.ts';
import { editorAccount } from '../../support/real-server.ts';
import { openStage } from '../support/open-app.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-brand-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const written = path.join(folder, name);
  fs.writeFileSync(written, content);
  return written;
}

const mark = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${fill}"/></svg>`;

const font = path.resolve(
  import.meta.dirname,
  '../../../node_modules/storybook/assets/browser/nunito-sans-regular.woff2',
);

describe('an installation with a brand', () => {
  const stage = openStage('SQLite', {
    OCTAVO_BRAND_NAME: 'Meridian & Co.',
    OCTAVO_BRAND_LOGO: file('logo.svg', mark('#6D28D9')),
    OCTAVO_BRAND_LOGO_DARK: file('logo-dark.svg', mark('#FFFFFF')),
    OCTAVO_BRAND_PRIMARY: '#6D28D9',
    OCTAVO_BRAND_SECONDARY: '#FFB300',
    OCTAVO_BRAND_FONT: font,
    OCTAVO_OFFICE_ADDRESS: 'hello@meridian.example',
    OCTAVO_SOCIAL_GITHUB: 'https://github.com/meridian',
  });

  it.each(['light', 'dark'] as const)(
    'shows it from the first paint on, in %s mode, without moving anything',
    async (colorScheme) => {
      // The application never arrives: the screen keeps its first paint.
      const waiting = await stage.newApp({ colorScheme });
      await waiting.page.route(/\/assets\/.*\.js$/, () => undefined);
      await waiting.page.goto('/', { waitUntil: 'commit' });
      await painted(waiting.page);
      expect(await waiting.page.title()).toBe('Meridian & Co.');
      expect(await waiting.page.locator('svg').count()).toBe(0);
      expect(await waiting.page.locator('link[rel=icon]').getAttribute('href')).toMatch(
        /^\/brand\/[\da-f]+\.svg$/,
      );
      const first = await shownLogo(waiting.page);
      expect(first).toMatchObject({ width: 56, height: 56 });

      // Without its words, the application shows the start screen, with the logo in the same place.
      const { page, complaints } = await stage.newApp({ colorScheme });
      await page.route('**/locales/**', () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('.first-paint').waitFor({ state: 'detached' });
      await expect.poll(() => shownLogo(page)).toEqual(first);

      await page.unroute('**/locales/**');
      await page.goto('/auth');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.title()).toMatch(/ · Meridian & Co\.$/);
      expect((await shownLogo(page)).src).toBe(first.src);
      const button = page.getByRole('main').locator('button[type=submit]');
      const { main, contrastText } = shadesOf('#6D28D9', colorScheme);
      await expect.poll(() => colours(button)).toEqual([rgb(main), rgb(contrastText)]);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Brand"?,/);
      expect(
        await page.evaluate(() => [...document.fonts].map((each) => [each.family, each.status])),
      ).toContainEqual([expect.stringMatching(/^"?Brand"?$/), 'loaded']);
      expect(complaints).toEqual([]);
    },
  );

  it('is called by its name, and nowhere by ours', async () => {
    const app = await stage.newApp();
    const { page } = app;
    const foot = page.getByRole('contentinfo');
    const office = page.getByRole('link', { name: 'hello@meridian.example' });
    await app.startSession(editorAccount);
    for (const [screen, found] of [
      ['/profile', office],
      ['/support/help', office],
      ['/', foot.getByText(`Copyright © ${new Date().getFullYear()} Meridian & Co.`)],
    ] as const) {
      if (screen === '/') await page.context().clearCookies();
      await page.goto(screen);
      await found.waitFor();
      expect(`${await page.title()} ${await page.locator('body').innerText()}`).not.toMatch(/octavo/i);
    }
    expect(
      await foot.locator('a[target=_blank]').evaluateAll((links) => links.map((a) => a.getAttribute('href'))),
    ).toEqual(['https://github.com/meridian', 'https://www.linkedin.com/', 'https://www.youtube.com/']);
    expect(app.complaints).toEqual([]);
  });
});

/** Waits for the first contentful paint: an element has a place before its style sheet arrives, but nothing is painted yet. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** The logo that is visible first on the page, and where. */
async function shownLogo(page: Page) {
  const logo = page.locator('[data-logo]:visible').first();
  return { src: await logo.getAttribute('src'), ...(await logo.boundingBox()) };
}

function colours(button: ReturnType<Page['locator']>): Promise<readonly string[]> {
  return button.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color];
  });
}

function rgb(hex: string): string {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `rgb(${part(1)}, ${part(3)}, ${part(5)})`;
}
