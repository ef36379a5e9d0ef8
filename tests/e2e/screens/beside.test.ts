import type { Frame, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { installAxe, violations } from '../../../tools/axe.ts';
import { still } from '../../support/still.ts';
import type { App } from '../drivers/app.ts';
import { Hands, isFocused } from '../drivers/hands.ts';
import { openStage } from '../support/open-app.ts';
import { chooseLanguage } from './choose-language.ts';
import { tabThrough } from './focus.ts';
import { overflows } from './layout.ts';
import { motions } from './motion.ts';
import { prepareTour, type Tour } from './tour.ts';
import { missingWords } from './words-on-screen.ts';

/** The page around it names the frame, and a toolbar that floats lies in no landmark. */
const besidesFrames = ['document-title', 'region'];

/** The checks of the journeys through all screens, beside a closed preview. */
describe('the page editor with its preview', () => {
  const stage = openStage();
  let tour: Tour;
  beforeAll(async () => {
    tour = await prepareTour(stage);
  });

  /** A user who has opened the preview before, so that it is shown in a narrow window too. */
  async function enter(options: Parameters<Tour['enter']>[1] = {}): Promise<App> {
    const app = await tour.enter('user', { showsPreview: true, ...options });
    await app.page.context().addInitScript(() => {
      if (window.top === window) localStorage.setItem('octavo-preview', 'on');
    });
    return app;
  }

  async function open(page: Page): Promise<Frame> {
    await page.goto(tour.fill('/workspaces/:workspaceId/pages/:pageId'));
    return shown(page);
  }

  it('is accessible in both modes and every language, inside the frame too', async () => {
    const { page } = await enter();
    await installAxe(page.context());
    const faults = [...(await inspectBoth(page, await open(page))), ...(await missingWords(page))];
    await page.emulateMedia({ colorScheme: 'dark' });
    const frame = await shown(page);
    await expect.poll(() => frame.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
    faults.push(...(await inspectBoth(page, frame)), ...(await motions(page)));
    for (const language of languages) {
      if (language !== 'en') await chooseLanguage(page, language);
      await shown(page);
      faults.push(...(await overflows(page)).map((fault) => `${language}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('lets the Tab key through everything and out again, at 400 % too', async () => {
    const { page } = await enter();
    await open(page);
    expect(await tabThrough(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page);
    expect(await tabThrough(page)).toEqual([]);
  });

  it('is used by keyboard, from the switch into the page and back', async () => {
    const { page } = await enter();
    await open(page);
    const hands = new Hands(page);
    const pane = page.getByRole('region', { name: 'Preview of the page' });
    const toggle = page.getByRole('button', { name: 'Preview', exact: true });
    await hands.press(toggle, 'Space');
    await pane.waitFor({ state: 'detached' });
    await hands.press(toggle, 'Space');
    const frame = await shown(page);
    for (const name of ['Phone', 'Tablet', 'Desktop']) {
      const device = pane.getByRole('button', { name });
      await hands.press(device);
      expect(await device.getAttribute('aria-pressed')).toBe('true');
    }
    await hands.press(pane.getByRole('button', { name: 'Full screen' }));
    await hands.reach(page.getByTestId('page-preview'));
    expect(
      await page.getByRole('main').evaluate((main) => main.querySelectorAll('[inert]').length),
    ).toBeGreaterThan(0);
    const focusIs = (selector: string) =>
      frame.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);
    await pressUntil(page, 'Tab', () => focusIs('[data-octavo-block]'));
    await page.keyboard.press('Tab');
    expect(await focusIs('[role=toolbar]')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await focusIs('[data-octavo-block]')).toBe(true);
    const end = pane.getByRole('button', { name: 'Exit full screen' });
    await pressUntil(page, 'Shift+Tab', () => isFocused(end));
    await pressUntil(page, 'Tab', () => focusIs('[data-octavo-block]'));
    await page.keyboard.press('Escape');
    await pane.getByRole('button', { name: 'Full screen' }).waitFor();
  });
});

/** Presses a key until something is so, but no more often than the page has stops. */
async function pressUntil(page: Page, key: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(key);
    if (await isSo()) return;
  }
  throw new Error(`${key} does not lead there.`);
}

/** Waits until the preview shows the page, and returns its frame. */
async function shown(page: Page): Promise<Frame> {
  await page.locator('[data-state=connected]').waitFor();
  const frame = await (await page.getByTestId('page-preview').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no preview.');
  await frame.locator('[data-octavo-block]').first().waitFor();
  await still(page);
  return frame;
}

async function inspectBoth(page: Page, frame: Frame): Promise<readonly string[]> {
  return [...(await violations(page)), ...(await violations(frame, { without: besidesFrames }))];
}
