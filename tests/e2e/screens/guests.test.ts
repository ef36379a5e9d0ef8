import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { adminAccount } from '../../support/real-server.ts';
import { openStage } from '../support/open-app.ts';

/** The backgrounds of the two modes, as the browser writes colours. */
const lightGround = 'rgb(245, 248, 249)';
const darkGround = 'rgb(15, 24, 28)';

describe('a visitor', () => {
  const stage = openStage();

  it('a visitor looks around: what this is, in the chosen colours and language, and how to get in', async () => {
    const app = await stage.newApp();
    const { page } = app;
    await page.goto('/nowhere/at/all');
    await page.getByRole('heading', { name: 'Websites, block by block', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const image = page.getByRole('img', { name: /^The page editor/ });
    await expect.poll(() => shownImage(page)).toMatch(/editor-light-1120-/);
    expect(await image.isVisible()).toBe(true);

    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(() => shownImage(page)).toMatch(/editor-dark-1120-/);
    expect(await barColour(page)).toBe('#152127');

    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Websites, Block für Block', level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.reload();
    await page.getByRole('heading', { name: 'Websites, Block für Block', level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await foot.getByRole('link', { name: 'English' }).click();

    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Sign up', level: 1 }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Octavo' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    expect(app.complaints).toEqual([]);
  });

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

  it('a visitor with a phone, or at four times the size, finds everything without scrolling sideways', async () => {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 320, height: 256 },
    ]) {
      const { page } = await stage.newApp({ viewport });
      for (const path of ['/', '/support/terms']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByRole('contentinfo').waitFor();
        expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).isVisible()).toBe(true);
        expect(await page.getByRole('banner').getByRole('link', { name: 'Register' }).count()).toBe(0);
        expect(await sideways(page)).toBe(0);
      }
      expect(await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height)).toBe(
        52,
      );
    }
  });

  it('the menu of the smallest window can be reached to its end by keyboard', async () => {
    const app = await stage.newApp({ viewport: { width: 320, height: 256 } });
    const { page } = app;
    await page.goto('/auth');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(adminAccount.email);
    await page.getByLabel(/^Password/).fill(adminAccount.password);
    await page.getByLabel(/^Password/).press('Enter');
    // Following a link closes the menu.
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
    expect(await sideways(page)).toBe(0);
  });
});

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const barColour = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');

const shownImage = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLImageElement>('main picture img')?.currentSrc ?? '');

/** The distance that the page scrolls sideways. The space reserved for a scrollbar counts as width of the window only. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}
