import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { adminAccount } from '../../support/real-server.ts';
import { openStage } from '../support/open-app.ts';
import { recordMoves } from './steady.ts';

/** The backgrounds of the two modes, as the browser writes colours. */
const lightGround = 'rgb(245, 248, 249)';
const darkGround = 'rgb(15, 24, 28)';

describe('a visitor', () => {
  const stage = openStage();

  it('a visitor who chose the dark mode never sees a light page first', async () => {
    const { page } = await stage.newApp({ colorScheme: 'light' });
    await page.goto('/');
    expect(await ground(page)).toBe(lightGround);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    // The application never arrives: the screen keeps its first paint.
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('.first-paint').waitFor();
    // The browser paints nothing before it has all of them.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    expect(await ground(page)).toBe(darkGround);
    expect(await barColour(page)).toBe('#152127');
    expect(await page.locator('html').getAttribute('data-dark')).toBe('');
  });

  it("a visitor who chose nothing gets the system's mode, even when it changes", async () => {
    const { page } = await stage.newApp({ colorScheme: 'dark' });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ground(page)).toBe(darkGround);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(lightGround);
    await expect.poll(() => barColour(page)).toBe('#FFFFFF');
  });

  it('sees text that stays where it is, although its font arrives after the code', async () => {
    const { page } = await stage.newApp();
    await page.addInitScript(recordMoves);
    const answered = page.waitForResponse(/\/api\//);
    await page.route(/\.woff2$/, async (route) => {
      await answered;
      // A third of a second, in which a screen that did not wait would be painted.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      });
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => window.moves)).toEqual([]);
  });

  it.each(['rolldown-runtime', 'entry'])('can try again if the script %s does not arrive', async (script) => {
    const { page } = await stage.newApp();
    let isBroken = true;
    await page.route(`**/assets/${script}-*.js`, (route) => (isBroken ? route.abort() : route.fallback()));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Octavo could not be loaded' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('alert').count()).toBe(1);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Websites, block by block' }).waitFor();
  });

  it('sees the first screen in another font if its own never arrives', async () => {
    const { page } = await stage.newApp();
    await page.route(/\.woff2$/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('the menu of the smallest window can be reached to its end by keyboard', async () => {
    const app = await stage.newApp({ viewport: { width: 320, height: 256 } });
    const { page } = app;
    await app.startSession(adminAccount);
    await page.goto('/admin/users');
    await page.getByRole('heading', { name: 'Admin Users', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const logout = page.getByRole('button', { name: 'Logout' });
    await logout.focus();
    await expect.poll(() => logout.evaluate(isUncovered)).toBe(true);
    await page.keyboard.press('Escape');
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: 'Open menu' })
          .evaluate((button) => button === document.activeElement),
      )
      .toBe(true);
  });
});

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const barColour = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');

function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}
